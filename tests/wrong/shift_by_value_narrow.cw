kernel k(x: inout u32le[4]) {
    x[0] = u32(x[0].byte[0] >> u4(x[1]))  # error: an amount of u4 may be more than u8 can be shifted by  # hint: write u3(…) round it: its low 3 bits are below 8
}
