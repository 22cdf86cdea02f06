const G: Field = 9  # error: `Field` is not defined yet  # hint: definitions are evaluated from top to bottom and cannot use themselves: move it further up
type Field = mod (1 << 130) - 5
kernel k(x: inout u32le[5]) {
    x[0] = digits(G, 32)[0]
}
# mend 1:
# mend 2: type Field = mod (1 << 130) - 5
# mend 2: const G: Field = 9
