type Field = mod (1 << 130) - 5
kernel k(x: inout u32le[5]) {
    x[0] = digits(Field(x) / 3, 32)[0]  # error: numbers are not divided, this is Field  # hint: multiply by the inverse, which modulo a prime p is the power of p - 2
}
