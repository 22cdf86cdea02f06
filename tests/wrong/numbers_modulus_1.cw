type Field = mod 1  # error: numbers modulo 1  # hint: a modulus is 2 or more, such as `mod (1 << 130) - 5`
kernel k(x: inout u32le[5]) {
    x[0] = digits(Field(x) * 3, 32)[0]
}
# mend 1: type Field = mod 5
