type Field = mod (1 << 130) - 5
kernel k(x: inout u32le[5]) {
    x[0] = digits(Field(x))[0]  # error: digits takes a number and a width, 1 operands given  # hint: write `digits(x, 32)` for an array of u32
}
# mend 3:     x[0] = digits(Field(x), 32)[0]
