kernel k(x: inout u32le[4]) {
    x[0] = u32(x[1][28 +: 8])  # error: 8 bits from bit 28 are not inside u32  # hint: bits count from 0 to 31; write x[lowest bit +: number of bits]
}
