kernel k(x: inout u32le[4]) {
    let a = x[0].byte[1]
    x[1] = x[0] ^ a  # error: left of `^` is u32, right is u8  # hint: write u32(…) round the narrower one
}
