kernel k(x: inout u32le[4]) {
    x[0] = u32(x[1].byte[0] <<< 8)  # error: u8 cannot be shifted by 8  # hint: the amount is 0 to 7
}
