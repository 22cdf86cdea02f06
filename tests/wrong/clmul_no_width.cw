kernel k(x: inout u32le[4]) {
    x[0] = clmul(3, 5)  # error: the values of clmul have no width  # hint: give one of them a type, such as `u32(3)`
}
