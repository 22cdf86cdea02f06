kernel k(x: inout u32le[3]) {
    x[0] = mulhi(x[0], x[1], x[2])  # error: mulhi takes two values, 3 operands given  # hint: write `mulhi(a, b)`
}
