const A u32 = 1  # error: unexpected `u32`  # hint: expected `:` or `=`
kernel k(x: inout u32le[4]) {
    x[0] = A
}
