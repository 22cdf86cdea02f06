kernel k(x: inout u32le[4]) {
    x[0] = u32(carry(1, 2))  # error: the values of carry have no width  # hint: give one of them a type, such as `u32(3)`
}
