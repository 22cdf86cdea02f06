kernel k(x: inout u32le[4]) {
    x[0] = x[1]
}
}  # error: unexpected `}`  # hint: expected a definition (use, const, type, table, sbox, linear, fn, kernel, algorithm, mapping)
