type Field = mod (1 << 130) - 5
kernel k(x: inout u32le[5]) {
    x[0] = digits(x[0], 8)[0]  # error: digits are of a number, this is u32  # hint: declare a type, `type Field = mod …`, and make a number of it: `Field(x)`
}
# mend 3:     x[0] = u32(digits(Field(x[0]), 8)[0])
