const P = [1, 0]
kernel k(x: inout u32le[4]) {
    x[0] = permute(x[0])  # error: permute takes a value and a table, 1 operands given  # hint: write `permute(x, TABLE)`, or `permute(x, TABLE, msb1)` for bits numbered from 1, the first the most significant
}
