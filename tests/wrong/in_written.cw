kernel k(x: in u32le[4], y: out u32le[4]) {
    y[0] = x[0]
    x[1] = 1  # error: `x` is `in` and cannot be written  # hint: declare it `out` or `inout`
}
