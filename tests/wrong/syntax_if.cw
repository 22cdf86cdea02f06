kernel k(x: inout u32le[4]) {
    if 1 < 2 x[0] = 1  # error: unexpected `x`  # hint: expected `{`
}
