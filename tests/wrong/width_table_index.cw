table T: u8 -> u32 = c => u32(c)
kernel k(x: inout u32le[4]) {
    x[0] = T(x[1])  # error: this is u32, but u8 is needed here  # hint: write u8(…) to convert it
}
