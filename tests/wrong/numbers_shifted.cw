type Field = mod (1 << 130) - 5
kernel k(x: inout u32le[5]) {
    x[0] = digits(Field(x) << 3, 32)[0]  # error: a number, Field, stands where a word is needed  # hint: multiply it by a power of two, such as `x * (1 << 3)`
}
# mend 3:     x[0] = digits(Field(x) * (1 << 3), 32)[0]
