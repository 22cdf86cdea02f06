kernel k(x: inout u32le[4]) {
    for i in 0..4 {
        x[i] = x[i] + 1
}  # error: unexpected end of the file: the `{` of line 1, column 29 is not closed  # hint: write `}` before it, or remove the `{`
