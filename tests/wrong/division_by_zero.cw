kernel k(x: inout u32le[4]) {
    for i in 0..4 { x[i] = u32(12 / i) }  # error: division by zero  # hint: the divisor must not be 0 in any iteration
}
