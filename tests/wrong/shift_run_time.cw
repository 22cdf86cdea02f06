kernel k(x: inout u32le[4]) {
    x[0] = x[1] << x[2]  # error: an amount of u32 may be more than u32 can be shifted by  # hint: write u5(…) round it: its low 5 bits are below 32
}
