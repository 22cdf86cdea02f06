type Field = mod 1 << 256  # error: a constant cannot be shifted by 256  # hint: the amount is 0 to 255
kernel k(x: inout u32le[5]) {
    x[0] = digits(Field(x) * 3, 32)[0]
}
# mend 1: type Field = mod (1 << 255) - 19
