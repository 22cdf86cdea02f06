kernel k(x: inout u32le[4]) {
    x[0] = select(x[1][0 +: 1], x[2])  # error: select takes a u1 and two values, 2 operands given  # hint: write `select(c, if_1, if_0)`
}
