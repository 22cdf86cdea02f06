type Field = mod (1 << 130) - 5
const A: u32[4] = [1, 2, 3, 4]
kernel k(x: inout u32le[5]) {
    x[0] = A[Field(2)]  # error: a number, Field, stands where a compile-time integer is needed  # hint: such an integer has no modulus: write it as it is, `2`
}
# mend 4:     x[0] = A[2]
