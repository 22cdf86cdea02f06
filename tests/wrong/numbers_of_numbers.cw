type Field = mod (1 << 130) - 5
kernel k(x: inout u32le[5]) {
    x[0] = digits(Field([Field(x), Field(1)]), 32)[0]  # error: a number is made of words, this is an array of Field  # hint: make it of one element, or of an array of words
}
# mend 3:     x[0] = digits(Field(x) + Field(1), 32)[0]
