fn f(x: u32) -> u32 { return x }
kernel k(x: inout u32le[2]) {
    let y = slicewise(f, x[0], x[1])  # error: slicewise needs a table or an S-box first  # hint: write `slicewise(S, x0, x1, …)`, where S is a declared `sbox` and xi holds input bit i of all positions
    x[0] = y[0]
}
