kernel k(x: inout u32le[4]) {
    x[0] = x[1] + 0x123456789  # error: 0x123456789 does not fit in u32  # hint: write u32(…) to keep its low 32 bits
}
