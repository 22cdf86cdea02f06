kernel k(x: inout u32le[4]) {
    x[0] = u32((1 << 200) * (1 << 200))  # error: this compile-time integer has more than 256 bits  # hint: values have at most 64 bits
}
