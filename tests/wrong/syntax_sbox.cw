sbox S u8 -> u8 = x => x  # error: unexpected `u8`  # hint: expected `:`
kernel k(x: inout u32le[4]) {
    x[0] = u32(S(x[1].byte[0]))
}
