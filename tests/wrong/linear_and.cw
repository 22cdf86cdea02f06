linear L(a: u32) -> u32 { return a & (a <<< 1) }  # error: `L` is not linear: at 0x17ffc7ed it gives 0x7ff87c8, the XOR of its values at the single bits is 0x0  # hint: declare it as a `fn`; linear are XOR, shifts and AND with constants
kernel k(x: inout u32le[4]) {
    x[0] = L(x[1])
}
