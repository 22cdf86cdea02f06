kernel k(x: inout u32le[4]) {
    x[0] = u32(1 << (1 << 40))  # error: a constant cannot be shifted by 0x10000000000  # hint: the amount is 0 to 255
}
