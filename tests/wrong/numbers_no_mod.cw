type Field = (1 << 130) - 5  # error: unexpected `(`  # hint: expected `mod`
kernel k(x: inout u32le[5]) {
    x[0] = digits(Field(x) * 3, 32)[0]
}
# mend 1: type Field = mod (1 << 130) - 5
