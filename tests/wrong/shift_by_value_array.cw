kernel k(x: inout u32le[4]) {
    x[0] = x[1] <<< [x[2], x[3]]  # error: a shift amount must be one number, this is an array  # hint: index it, such as `a[0]`
}
