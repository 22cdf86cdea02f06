kernel k(x: inout u32le[4]) {
    x[0] = u32(u24(x[0]) <<< x[1])  # error: u24 cannot be rotated by a value  # hint: rotate a u8, u16, u32 or u64 by it
}
