type Field = mod (1 << 130) - 5
type Other = mod (1 << 255) - 19
kernel k(x: inout u32le[5]) {
    x[0] = digits(Field(Other(x)), 32)[0]  # error: this is Other, but Field is needed here  # hint: take its digits: `digits(x, 32)` is an array of words, and `Field(digits(x, 32))` a number of another type
}
# mend 4:     x[0] = digits(Field(digits(Other(x), 32)), 32)[0]
