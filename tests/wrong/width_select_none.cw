kernel k(x: inout u32le[4]) {
    x[0] = select(x[1][0 +: 1], 1, 2)  # error: the values of select have no width  # hint: give one of them a type, such as `u8(0)`
}
