type Field = mod (1 << 130) - 5
kernel k(x: inout u32le[5]) {
    x[0] = digits(Field(x) + x[0], 32)[0]  # error: left of `+` is Field, right is u32  # hint: write Field(…) round the word
}
# mend 3:     x[0] = digits(Field(x) + Field(x[0]), 32)[0]
