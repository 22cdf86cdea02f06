# cpu: golden-cove
# Look-ups of the bytes of words in lanes are one operation on all bytes of a register, and an order of bytes.
fn double(x: u8) -> u8 { return (x << 1) ^ select(x[7 +: 1], u8(0x1b), u8(0)) }
fn times(x: u8, y: u8) -> u8 {
    var z = u8(0)
    for i in 0..8 { z = double(z) ^ select(x[7 - i +: 1], y, u8(0)) }
    return z
}
fn inverse(x: u8) -> u8 {
    var y = u8(1)
    for i in 0..7 { y = times(times(y, y), x) }
    return times(y, y)
}
table S: u8 -> u8 = x => inverse(x) ^ 0x63
kernel k(rk: in u32le[1], src: in u32le[1] per block, dst: out u32le[1] per block, n: count) tables {
    blocks n {
        let x = src[0] ^ rk[0]
        dst[0] = cat(S(x.byte[1]), S(x.byte[2]), S(x.byte[3]), S(x.byte[0]))
    }
}
mapping k { lanes 4 in xmm; boxes by inversion }
