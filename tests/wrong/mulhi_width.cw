kernel k(x: inout u16le[2]) {
    x[0] = mulhi(x[0], x[1])  # error: mulhi is of u32 or u64, this is u16  # hint: multiply values of twice the width and take the bits that are wanted
}
