fn f(a: u32) -> u32 { return a ^ b }  # error: `b` is not declared  # hint: known here: a, addc, borrow, carry, cat, clmul, clmulhi, digits, f, mulhi, permute, select, …
kernel k(x: inout u32le[4]) {
    x[0] = 1
}
