kernel k(x: inout u32le[4]) {
    x[0] = u32(carry(x[0]))  # error: carry takes two values and a carry, 1 operands given  # hint: write `carry(a, b, c)`, or `carry(a, b)` where nothing comes in
}
