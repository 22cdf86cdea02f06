table T: u2 -> u4 = [1, 2,
    16, 3]  # error: 16 does not fit in u4  # hint: write u4(…) to keep its low 4 bits
kernel k(x: inout u32le[4]) {
    x[0] = u32(T(x[1][0 +: 2]))
}
