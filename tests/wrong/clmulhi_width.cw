kernel k(x: inout u32le[4]) {
    x[0] = u32(clmulhi(x[0].byte[0], x[1].byte[1]))  # error: clmulhi is of u32 or u64, this is u8  # hint: multiply values of twice the width and take the bits that are wanted
}
