const P = [3, 5]
type Field = mod P  # error: a modulus must be one number, this is an array  # hint: index it, such as `a[0]`
kernel k(x: inout u32le[5]) {
    x[0] = digits(Field(x) * 3, 32)[0]
}
# mend 2: type Field = mod P[1]
