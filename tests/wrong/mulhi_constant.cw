kernel k(x: inout u32le[2]) {
    x[0] = mulhi(x[0], 0x100000000)  # error: 0x100000000 does not fit in u32  # hint: write u32(…) to keep its low 32 bits
}
