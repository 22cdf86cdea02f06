kernel k(x: inout u32le[4]) {
    x[0] = u32(borrow(x[0], u64(x[1])))  # error: this is u64, but u32 is needed here  # hint: write u32(…) to convert it
}
