table T: u8 -> u32 = c -> 1  # error: unexpected `->`  # hint: expected `=>`
kernel k(x: inout u32le[4]) {
    x[0] = T(x[1].byte[0])
}
