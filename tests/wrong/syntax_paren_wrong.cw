kernel k(x: inout u32le[4]) {
    x[0] = (x[1] ^ x[2]]  # error: unexpected `]`: the `(` of line 2, column 12 is not closed  # hint: write `)` before it, or remove the `(`
}
