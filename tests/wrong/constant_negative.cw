kernel k(x: inout u32le[4]) {
    x[0] = cat(x[1].byte[0] ^ -200, x[2][0 +: 24])  # error: -200 does not fit in u8  # hint: write u8(…) to keep its low 8 bits
}
