# FOX128 (Junod, Vaudenay, SAC 2004), also called IDEA NXT128, with 16 rounds. A block is four words LL LR RL RR.
# Words are little-endian here: the byte that the specification calls the first is byte 0, the left half of a word is
# its low half. Two words make a u64, so the layer of matrix and S-boxes takes (LL ^ LR, RL ^ RR) as it stands.

# the S-box: three rounds of Lai-Massey on 4-bit boxes
sbox S1: u4 -> u4 = [2, 5, 1, 9, 14, 10, 12, 8, 6, 4, 7, 15, 13, 11, 0, 3]
sbox S2: u4 -> u4 = [11, 4, 1, 15, 0, 3, 14, 13, 10, 8, 7, 5, 12, 2, 9, 6]
sbox S3: u4 -> u4 = [13, 10, 11, 1, 4, 3, 8, 9, 5, 7, 2, 12, 15, 0, 6, 14]

fn or4(x: u4) -> u4 { return cat(x[0 +: 2] ^ x[2 +: 2], x[0 +: 2]) }     # 2-bit halves (a, b) -> (b, a ^ b)

fn lai_massey(x: u8) -> u8 {
    var l = x[4 +: 4]
    var r = x[0 +: 4]
    let t = S1(l ^ r)
    l = or4(l ^ t)
    r = r ^ t
    let u = S2(l ^ r)
    l = or4(l ^ u)
    r = r ^ u
    let v = S3(l ^ r)
    return cat(r ^ v, l ^ v)
}

sbox S: u8 -> u8 = x => lai_massey(x)

# GF(2^8) modulo x^8 + x^7 + x^6 + x^5 + x^4 + x^3 + 1: times alpha, and divided by it
fn twice(x: u8) -> u8 { return (x << 1) ^ select(x[7 +: 1], u8(0xf9), u8(0)) }
fn half(x: u8) -> u8 { return (x >> 1) ^ select(x[0 +: 1], u8(0xfc), u8(0)) }

linear mu8(x: u64) -> u64 {
    let z = x.byte[7]
    var y = [z ^ twice(z), z, z, z, z, z, z, z]
    for j in 0..7 {
        let v = x.byte[j]
        let h = half(v)
        let q = half(h)
        let c = [v, twice(v) ^ v, h ^ q, twice(v), twice(twice(v)), h, q]    # 1 a b c d e f of the specification
        y[0] = y[0] ^ v
        for i in 1..8 { y[i] = y[i] ^ c[(i - 1 + j) % 7] }
    }
    return cat(y[0], y[1], y[2], y[3], y[4], y[5], y[6], y[7])
}

fn sigma8(x: u64) -> u64 {
    return cat(S(x.byte[0]), S(x.byte[1]), S(x.byte[2]), S(x.byte[3]),
               S(x.byte[4]), S(x.byte[5]), S(x.byte[6]), S(x.byte[7]))
}

fn f64(x: u64, k0: u64, k1: u64) -> u64 { return sigma8(mu8(sigma8(x ^ k0)) ^ k1) ^ k0 }

# The orthomorphism and its inverse on both words: 16-bit halves (a, b) -> (b, a ^ b) and back.
fn swapped(x: u64) -> u64 { return cat(x[16 +: 16], x[0 +: 16], x[48 +: 16], x[32 +: 16]) }
fn or(x: u64) -> u64 { return swapped(x) ^ (x & 0xffff0000ffff0000) }
fn io(x: u64) -> u64 { return swapped(x) ^ (x & 0x0000ffff0000ffff) }

# The state is s[0] = (LL, RL) and s[1] = (LR, RR); a block in memory is (LL, LR), (RL, RR).
fn transposed(a: u64, b: u64) -> u64[2] { return [cat(u32(a), u32(b)), cat(a[32 +: 32], b[32 +: 32])] }

# A round with the key rk[i], rk[i + 1].
fn elmid(s: u64[2], rk: u64[], i: int) -> u64[2] {
    let p = f64(s[0] ^ s[1], rk[i], rk[i + 1])
    return [s[0] ^ p, s[1] ^ p]
}
fn elmor(s: u64[2], rk: u64[], i: int) -> u64[2] {
    let t = elmid(s, rk, i)
    return [or(t[0]), t[1]]
}
fn elmio(s: u64[2], rk: u64[], i: int) -> u64[2] {
    let t = elmid(s, rk, i)
    return [io(t[0]), t[1]]
}

kernel fox128_encrypt(rk: secret in u64le[32], src: secret in u64le[2] per block, dst: out u64le[2] per block,
                      n: count) tables {
    blocks n {
        var s = transposed(src[0], src[1])
        for r in 0..15 as rounds { s = elmor(s, rk, 2*r) }
        s = elmid(s, rk, 30)
        let x = transposed(s[0], s[1])
        for i in 0..2 { dst[i] = x[i] }
    }
}

kernel fox128_decrypt(rk: secret in u64le[32], src: secret in u64le[2] per block, dst: out u64le[2] per block,
                      n: count) tables {
    blocks n {
        var s = transposed(src[0], src[1])
        for r in 0..15 as rounds { s = elmio(s, rk, 30 - 2*r) }
        s = elmid(s, rk, 0)
        let x = transposed(s[0], s[1])
        for i in 0..2 { dst[i] = x[i] }
    }
}

# ---- key schedule ----

const PAD: u8[32] = [0xb7, 0xe1, 0x51, 0x62, 0x8a, 0xed, 0x2a, 0x6a, 0xbf, 0x71, 0x58, 0x80, 0x9c, 0xf4, 0xf3, 0xc7,
                     0x62, 0xe7, 0x16, 0x0f, 0x38, 0xb4, 0xda, 0x56, 0xa7, 0x84, 0xd9, 0x04, 0x51, 0x90, 0xcf, 0xef]

fn word(b: u8[], i: int) -> u64 { return cat(b[i], b[i+1], b[i+2], b[i+3], b[i+4], b[i+5], b[i+6], b[i+7]) }

# Padding and mixing of keys that are shorter than 256 bits.
fn mixed(key: u8[], length: int) -> u64[4] {
    var m: u8[34]
    m[0] = 0x6a
    m[1] = 0x76
    for i in 0..length { m[i + 2] = key[i] ^ (m[i + 1] + m[i]) }
    for i in length..32 { m[i + 2] = PAD[i - length] ^ (m[i + 1] + m[i]) }
    return [word(m, 2), word(m, 10), word(m, 18), word(m, 26)]
}

# What is added to the key for each round: 11 states of a shift register, cut to four words.
fn register() -> u64[64] {
    var v = u24(0x6a10ef)                      # 6a, the number of rounds, its complement
    var d: u64[64]
    for r in 0..16 {
        var b: u8[33]
        for j in 0..11 {
            for i in 0..3 { b[3*j + i] = v.byte[2 - i] }
            v = (v << 1) ^ select(v[23 +: 1], u24(0x1b), u24(0))
        }
        for j in 0..4 { d[4*r + j] = word(b, 8*j) }
    }
    return d
}

const D: u64[64] = register()

# NL128; `flip` complements (keys of 256 bits).
fn round_key(m: u64[4], r: int, flip: u64) -> u64[2] {
    var d: u64[4]
    var w: u64[4]
    for j in 0..4 {
        d[j] = m[j] ^ D[4*r + j]
        w[j] = mu8(sigma8(d[j]))
    }
    let all = w[0] ^ w[1] ^ w[2] ^ w[3]
    for j in 0..4 { w[j] = sigma8(w[j] ^ all ^ (word(PAD, 8*j) ^ flip)) }
    let s = elmid(elmor(transposed(w[0] ^ w[2], w[1] ^ w[3]), d, 0), d, 2)
    return transposed(s[0], s[1])
}

fn expand(m: u64[4], rk: u64[], flip: u64) {
    for r in 0..16 as rounds {
        let k = round_key(m, r, flip)
        for i in 0..2 { rk[2*r + i] = k[i] }
    }
}

kernel fox128_expand(key: secret in u8[16], rk: out u64le[32]) tables { expand(mixed(key, 16), rk, 0) }
kernel fox128_expand64(key: secret in u8[8], rk: out u64le[32]) tables { expand(mixed(key, 8), rk, 0) }
kernel fox128_expand192(key: secret in u8[24], rk: out u64le[32]) tables { expand(mixed(key, 24), rk, 0) }
kernel fox128_expand256(key: secret in u64le[4], rk: out u64le[32]) tables {
    expand([key[0], key[1], key[2], key[3]], rk, 0xffffffffffffffff)
}

mapping fox128_expand { roll rounds }
mapping fox128_expand64 { roll rounds }
mapping fox128_expand192 { roll rounds }
mapping fox128_expand256 { roll rounds }

algorithm fox128 {
    protocol block_cipher
    key 16
    block 16
    expand fox128_expand
    encrypt fox128_encrypt
    decrypt fox128_decrypt
    vectors "fox128.json" "FOX128/16/128"
}

algorithm fox128_key64 {
    protocol block_cipher
    key 8
    block 16
    expand fox128_expand64
    encrypt fox128_encrypt
    decrypt fox128_decrypt
    vectors "fox128.json" "FOX128/16/64"
}

algorithm fox128_key192 {
    protocol block_cipher
    key 24
    block 16
    expand fox128_expand192
    encrypt fox128_encrypt
    decrypt fox128_decrypt
    vectors "fox128.json" "FOX128/16/192"
}

algorithm fox128_key256 {
    protocol block_cipher
    key 32
    block 16
    expand fox128_expand256
    encrypt fox128_encrypt
    decrypt fox128_decrypt
    vectors "fox128.json" "FOX128/16/256"
}

mapping fox128_encrypt two on northwood, pentium3, prescott { streams 2 split mmx }

mapping fox128_encrypt bitsliced on core2-64 { slices in xmm; roll rounds }
mapping fox128_decrypt bitsliced on core2-64 { slices in xmm; roll rounds }
mapping fox128_encrypt bitsliced on haswell, zen3 { slices in ymm; roll rounds }
mapping fox128_decrypt bitsliced on haswell, zen3 { slices in ymm; roll rounds }
mapping fox128_encrypt bitsliced on skylake-x, golden-cove, zen4 { slices in zmm; broadcast rk; roll rounds }
mapping fox128_decrypt bitsliced on skylake-x, golden-cove, zen4 { slices in zmm; broadcast rk; roll rounds }
