type Field = mod (1 << 130) - 5
kernel k(x: inout u32le[5]) {
    x[0] = u32(digits(Field(x), 128)[0])  # error: digits of 128 bits  # hint: a digit has 1 to 64 bits, such as `digits(x, 32)`
}
# mend 3:     x[0] = u32(digits(Field(x), 64)[0])
