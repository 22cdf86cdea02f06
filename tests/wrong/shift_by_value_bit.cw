kernel k(x: inout u32le[4]) {
    x[0] = u32(u1(x[0]) << u1(x[1]))  # error: u1 cannot be shifted by a value  # hint: take `select(amount == 0, x, 0)`
}
