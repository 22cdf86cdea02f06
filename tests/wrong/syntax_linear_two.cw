linear L(a: u32, b: u32) -> u32 { return a ^ b }  # error: unexpected `,`  # hint: expected `)`
kernel k(x: inout u32le[4]) {
    x[0] = L(x[1])
}
