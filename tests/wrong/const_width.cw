const A: u8 = 300  # error: 300 does not fit in u8  # hint: write u8(…) to keep its low 8 bits
kernel k(x: inout u32le[4]) {
    x[0] = x[1] + u32(A)
}
