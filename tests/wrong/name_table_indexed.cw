table T: u8 -> u32 = c => u32(c)
kernel k(x: inout u32le[4]) {
    x[0] = T[x[1].byte[0]]  # error: `T` is not a value  # hint: call it, such as `T(x)`
}
