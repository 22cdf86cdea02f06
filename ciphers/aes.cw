# AES-128 encryption (FIPS-197). Columns are little-endian words: byte 0 of a column is its row 0.

fn xtime(x: u8) -> u8 { return (x << 1) ^ select(x[7 +: 1], u8(0x1b), u8(0)) }

fn gmul(a: u8, b: u8) -> u8 {                  # product in GF(2^8) modulo x^8 + x^4 + x^3 + x + 1
    var power = a
    var sum = u8(0)
    for i in 0..8 {
        sum = sum ^ select(b[i +: 1], power, u8(0))
        power = xtime(power)
    }
    return sum
}

fn inverse(x: u8) -> u8 {                      # x^254; 0 stays 0
    let x2 = gmul(x, x)
    let x3 = gmul(x2, x)
    let x6 = gmul(x3, x3)
    let x12 = gmul(x6, x6)
    let x15 = gmul(x12, x3)
    let x30 = gmul(x15, x15)
    let x60 = gmul(x30, x30)
    let x120 = gmul(x60, x60)
    let x126 = gmul(x120, x6)
    let x127 = gmul(x126, x)
    return gmul(x127, x127)
}

fn affine(y: u8) -> u8 { return y ^ (y <<< 1) ^ (y <<< 2) ^ (y <<< 3) ^ (y <<< 4) ^ 0x63 }

sbox S: u8 -> u8 = x => affine(inverse(x))

linear MixColumn(c: u32) -> u32 {
    let a = [c.byte[0], c.byte[1], c.byte[2], c.byte[3]]
    var r: u8[4]
    for i in 0..4 {
        r[i] = xtime(a[i]) ^ xtime(a[(i+1) % 4]) ^ a[(i+1) % 4] ^ a[(i+2) % 4] ^ a[(i+3) % 4]
    }
    return cat(r[0], r[1], r[2], r[3])
}

# SubBytes and ShiftRows together: column c of the result takes row i from column c + i.
fn sub_shift(s: u32[4], c: int) -> u32 {
    return cat(S(s[c].byte[0]), S(s[(c+1) % 4].byte[1]), S(s[(c+2) % 4].byte[2]), S(s[(c+3) % 4].byte[3]))
}

kernel aes128_encrypt(rk: secret in u32le[44], src: secret in u32le[4] per block,
                      dst: out u32le[4] per block, n: count) {
    blocks n {
        var s: u32[4]
        for c in 0..4 { s[c] = src[c] ^ rk[c] }
        for r in 1..10 as rounds {
            var t: u32[4]
            for c in 0..4 { t[c] = MixColumn(sub_shift(s, c)) ^ rk[4*r + c] }
            s = t
        }
        for c in 0..4 { dst[c] = sub_shift(s, c) ^ rk[40 + c] }
    }
}

kernel aes128_expand(key: secret in u32le[4], rk: out u32le[44]) {
    var w: u32[4]
    var rcon = u8(1)
    for c in 0..4 {
        w[c] = key[c]
        rk[c] = w[c]
    }
    for r in 1..11 {
        let t = w[3] >>> 8                     # RotWord
        w[0] = w[0] ^ cat(S(t.byte[0]), S(t.byte[1]), S(t.byte[2]), S(t.byte[3])) ^ u32(rcon)
        for c in 1..4 { w[c] = w[c] ^ w[c - 1] }
        for c in 0..4 { rk[4*r + c] = w[c] }
        rcon = xtime(rcon)
    }
}

algorithm aes128 {
    protocol block_cipher
    key 16
    block 16
    expand aes128_expand
    encrypt aes128_encrypt
    vectors "aes.json" "AES-128-ECB" "AES-128-CTR"
}
