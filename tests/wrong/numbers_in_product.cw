type Field = mod (1 << 130) - 5
kernel k(x: inout u32le[5]) {
    x[0] = mulhi(x[0], Field(x))  # error: a number, Field, stands where a word is needed  # hint: take its digits: `digits(x, 32)` is an array of words
}
