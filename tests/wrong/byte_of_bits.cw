kernel k(x: inout u32le[4]) {
    x[0] = u32(x[1][0 +: 12].byte[0])  # error: u12 is not made of bytes  # hint: take bits of it: `x[lowest bit +: number of bits]`
}
