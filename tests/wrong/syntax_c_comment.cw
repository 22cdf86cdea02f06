kernel k(x: inout u32le[1]) {
    x[0] = x[0] + 1 // one more  # error: unexpected `/`  # hint: comments begin with `#` and end with the line
}
# mend 2:     x[0] = x[0] + 1
