type Field = mod (1 << 130) - 5
kernel k(x: inout u32le[5]) {
    let i: int = Field(2)  # error: a number, Field, stands where a compile-time integer is needed  # hint: such an integer has no modulus: write it as it is, `2`
    x[i] = 1
}
# mend 3:     let i: int = 2
