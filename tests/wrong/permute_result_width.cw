const P = [1, 0]
kernel k(x: inout u32le[4]) {
    x[0] = permute(x[0], P)  # error: this is u2, but u32 is needed here  # hint: write u32(…) to convert it
}
