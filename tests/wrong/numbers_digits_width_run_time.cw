type Field = mod (1 << 130) - 5
kernel k(x: inout u32le[5]) {
    x[0] = digits(Field(x), x[0])[0]  # error: the width of a digit must be known at compile time  # hint: use numbers, constants and variables of unrolled `for` loops
}
# mend 3:     x[0] = digits(Field(x), 32)[0]
