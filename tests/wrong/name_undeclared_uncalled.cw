fn f(a: u32) -> u32 { return a ^ b }  # error: `b` is not declared  # hint: known here: a, addc, borrow, carry, cat, clmul, clmulhi, f, mulhi, permute, select, slicewise, …
kernel k(x: inout u32le[4]) {
    x[0] = 1
}
