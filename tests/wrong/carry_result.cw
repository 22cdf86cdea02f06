kernel k(x: inout u32le[4]) {
    x[0] = carry(x[0], x[1])  # error: this is u1, but u32 is needed here  # hint: write u32(…) to convert it
}
