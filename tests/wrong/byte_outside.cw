kernel k(x: inout u32le[4]) {
    x[0] = u32(x[1].byte[4])  # error: u32 has no byte 4  # hint: bytes count from 0, the least significant, to 3
}
