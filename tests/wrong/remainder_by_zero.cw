kernel k(x: inout u32le[4]) {
    x[0] = u32(5 % 0)  # error: division by zero  # hint: the divisor must not be 0 in any iteration
}
