table T: u8 -> u4 = c => c.byte[0]  # error: this is u8, but u4 is needed here  # hint: write u4(…) to convert it
kernel k(x: inout u32le[4]) {
    x[0] = u32(T(x[1].byte[0]))
}
