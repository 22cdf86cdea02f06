kernel k(x: inout u32le[4]) {
    let a = x[0
    x[1] = a  # error: unexpected `x`: the `[` of line 2, column 14 is not closed  # hint: write `]` before it, or remove the `[`
}
