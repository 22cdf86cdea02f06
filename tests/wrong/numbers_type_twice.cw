type Field = mod (1 << 130) - 5
type Field = mod 5  # error: `Field` is defined twice  # hint: the first is in line 1; give one of them another name
kernel k(x: inout u32le[5]) {
    x[0] = 1
}
# mend 2: type Small = mod 5
