type Field = mod (1 << 130) - 5
type Other = mod Field(-1)  # error: a number, Field, stands where a compile-time integer is needed  # hint: such an integer has no modulus: write it as it is, `2`
kernel k(x: inout u32le[5]) {
    x[0] = digits(Other(x) * 3, 32)[0]
}
# mend 2: type Other = mod (1 << 130) - 6
