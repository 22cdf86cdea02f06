type Field = mod (1 << 130) - 5
kernel k(x: inout u32le[5]) {
    x[0] = u32(Field(x) * 3)  # error: a number, Field, stands where a word is needed  # hint: take its digits: `digits(x, 32)` is an array of words
}
# mend 3:     x[0] = digits(Field(x) * 3, 32)[0]
