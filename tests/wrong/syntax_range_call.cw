kernel k(x: inout u32le[4]) {
    for i in range(4) { x[i] = x[i] + 1 }  # error: unexpected `{` after `range(…)`  # hint: write the first number and the end, such as `for i in 0..8`
}
# mend 2:     for i in 0..4 { x[i] = x[i] + 1 }
