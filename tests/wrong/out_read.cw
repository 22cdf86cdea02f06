kernel k(x: inout u32le[4], y: out u32le[4]) {
    y[0] = x[0]
    x[1] = y[0]  # error: `y` is `out` and cannot be read  # hint: declare it `inout`
}
