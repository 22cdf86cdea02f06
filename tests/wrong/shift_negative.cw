kernel k(x: inout u32le[4]) {
    x[0] = x[1] >> (0 - 1)  # error: u32 cannot be shifted by -1  # hint: the amount is 0 to 31
}
