type Field = mod (1 << 130) - 5
kernel k(x: inout u32le[5]) {
    x[0] = Field(x) * 3  # error: this is Field, but u32 is needed here  # hint: take its digits: `digits(x, 32)` is an array of words
}
# mend 3:     x[0] = digits(Field(x) * 3, 32)[0]
