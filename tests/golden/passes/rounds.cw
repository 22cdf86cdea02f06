# cpu: zen4
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
fn affine(y: u8) -> u8 { return y ^ (y <<< 1) ^ (y <<< 2) ^ (y <<< 3) ^ (y <<< 4) ^ 0x63 }
sbox S: u8 -> u8 = x => affine(inverse(x))
fn row(s: u32[4], c: int, r: int) -> u8 { return S(s[(c + r) % 4].byte[r]) }
kernel k(key: secret in u32le[8], src: in u32le[4] per block, dst: out u32le[4] per block, n: count) {
    blocks n {
        var s: u32[4]
        for c in 0..4 { s[c] = src[c] ^ key[c] }
        for c in 0..4 { dst[c] = cat(row(s, c, 0), row(s, c, 1), row(s, c, 2), row(s, c, 3)) ^ key[4 + c] }
    }
}
mapping k { prefer rounds; lanes 4 in zmm; prefer residents }
