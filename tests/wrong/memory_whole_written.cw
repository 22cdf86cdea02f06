kernel k(x: inout u32le[4]) {
    x = 1  # error: `x` is memory  # hint: write one element, such as `x[0] = …`
}
