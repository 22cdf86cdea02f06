kernel k(x: inout u32le[4]) {
    x[0] = select(x[1], x[2], x[3])  # error: this is u32, but u1 is needed here  # hint: write u1(…) to convert it
}
