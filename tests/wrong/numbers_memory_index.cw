type Field = mod (1 << 130) - 5
kernel k(x: inout u32le[5]) {
    x[0] = x[Field(2)]  # error: a number, Field, stands where a compile-time integer is needed  # hint: such an integer has no modulus: write it as it is, `2`
}
# mend 3:     x[0] = x[2]
