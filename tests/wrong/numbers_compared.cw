type Field = mod (1 << 130) - 5
kernel k(x: inout u32le[5]) {
    x[0] = u32(Field(x) == 0)  # error: `==` is of words, this is Field  # hint: numbers have `+`, `-` and `*`; to compare them, or their bits, take its digits: `digits(x, 32)` is an array of words
}
