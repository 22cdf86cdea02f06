kernel k(x: inout u32le[4]) {
    x[0] = addc(x[0], x[1], x[2])  # error: this is u32, but u1 is needed here  # hint: write u1(…) to convert it
}
