kernel k(x: inout u32le[2]) {
    x[0] = u32(mulhi(u64(x[0]), x[1]))  # error: this is u32, but u64 is needed here  # hint: write u64(…) to convert it
}
