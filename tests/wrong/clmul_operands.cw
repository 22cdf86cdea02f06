kernel k(x: inout u32le[4]) {
    x[0] = clmul(x[0])  # error: clmul takes two values, 1 operands given  # hint: write `clmul(a, b)`
}
