linear L(a: u8) -> u8 { return a + (a << 1) }  # error: `L` is not linear: at 0x3 it gives 0x9, the XOR of its values at the single bits is 0x5  # hint: declare it as a `fn`; linear are XOR, shifts and AND with constants
kernel k(x: inout u32le[4]) {
    x[0] = cat(L(x[1].byte[0]), x[1][8 +: 24])
}
