kernel k(x: inout u32le[4]) {
    x[0] = u32(cat(x[0], x[1], x[2]))  # error: cat joins to 96 bits  # hint: give it operands of 1 to 64 bits together
}
