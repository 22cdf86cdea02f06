kernel k(x: inout u32le[4]) {
    if 1 = 1 { x[0] = 1 }  # error: unexpected `=`  # hint: expected an operator or `{`
}
