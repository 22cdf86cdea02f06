kernel k(x: inout u32le[4]) {
    x[0] = u32(x[1][0:8])  # error: unexpected `:`  # hint: expected an operator or `]`
}
