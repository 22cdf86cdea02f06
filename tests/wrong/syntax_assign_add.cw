kernel k(x: inout u32le[4]) {
    x[0] += 1  # error: unexpected `+` before `=`  # hint: write the whole assignment, such as `x = x + 1`
}
