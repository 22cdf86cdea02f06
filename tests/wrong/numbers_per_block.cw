type Field = mod (1 << 130) - 5
kernel k(x: inout u32le[5], m: in u32le[4] per block, n: count) {
    let a = Field(m)  # error: `m` is per block and can only be used inside `blocks`  # hint: move this into the loop `blocks n { … }`, or remove `per block`
    blocks n { x[0] = digits(a, 32)[0] }
}
# mend 3:
# mend 4:     blocks n { x[0] = digits(Field(m), 32)[0] }
