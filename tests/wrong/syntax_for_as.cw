kernel k(x: inout u32le[4]) {
    for i in 0..4 rounds { x[i] = 0 }  # error: unexpected `rounds`  # hint: expected `as`, `step` or `{`
}
