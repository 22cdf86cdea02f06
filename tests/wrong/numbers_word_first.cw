type Field = mod (1 << 130) - 5
kernel k(x: inout u32le[5]) {
    x[0] = digits(x[0] * Field(x), 32)[0]  # error: left of `*` is u32, right is Field  # hint: write Field(…) round the word
}
# mend 3:     x[0] = digits(Field(x[0]) * Field(x), 32)[0]
