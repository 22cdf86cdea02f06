type Field = mod (1 << 130) - 5
type Other = mod (1 << 255) - 19
kernel k(x: inout u32le[5]) {
    x[0] = digits(Field(x) + Other(x), 32)[0]  # error: left of `+` is Field, right is Other  # hint: numbers of two types meet by their digits: `Field(digits(x, 32))`
}
# mend 4:     x[0] = digits(Field(x) + Field(digits(Other(x), 32)), 32)[0]
