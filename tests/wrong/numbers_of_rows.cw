type Field = mod (1 << 130) - 5
const A: u32[2][2] = [[1, 2], [3, 4]]
kernel k(x: inout u32le[5]) {
    x[0] = digits(Field(A), 32)[0]  # error: a number is made of words, this is an array of arrays  # hint: make it of one element, or of an array of words
}
# mend 4:     x[0] = digits(Field(A[1]), 32)[0]
