const P = [1, 0]
kernel k(x: inout u32le[4]) {
    x[0] = u32(permute(x[0], P, 1))  # error: permute does not know how these bits are numbered  # hint: write `lsb0`, `lsb1`, `msb0` or `msb1`: from the least or the most significant bit on, the first being 0 or 1
}
