# SHA-512 and SHA-384 (FIPS 180-2, sections 4 to 6).

const PRIMES: u16[80] = [
    2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53, 59, 61, 67, 71,
    73, 79, 83, 89, 97, 101, 103, 107, 109, 113, 127, 131, 137, 139, 149, 151, 157, 163, 167, 173,
    179, 181, 191, 193, 197, 199, 211, 223, 227, 229, 233, 239, 241, 251, 257, 263, 269, 271, 277, 281,
    283, 293, 307, 311, 313, 317, 331, 337, 347, 349, 353, 359, 367, 373, 379, 383, 389, 397, 401, 409
]

# The first 64 bits of the fractional part of the square (degree 2) or cube root of p: bit by bit, the largest r
# with r^degree at most p * 2^(64 * degree), less its integer part.
fn root(p: int, degree: int) -> u64 {
    var r = 0
    for i in 0..67 {
        let t = r + (1 << 66 - i)
        var power = 1
        for j in 0..degree { power = power * t }
        if power < (p << 64 * degree) + 1 { r = t }
    }
    return u64(r)
}

fn cube_roots() -> u64[80] {
    var k: u64[80]
    for t in 0..80 { k[t] = root(PRIMES[t], 3) }
    return k
}

fn square_roots(first: int) -> u64[8] {
    var h: u64[8]
    for i in 0..8 { h[i] = root(PRIMES[first + i], 2) }
    return h
}

const K: u64[80] = cube_roots()
const H512: u64[8] = square_roots(0)
const H384: u64[8] = square_roots(8)

fn S0(x: u64) -> u64 { return (x >>> 28) ^ (x >>> 34) ^ (x >>> 39) }
fn S1(x: u64) -> u64 { return (x >>> 14) ^ (x >>> 18) ^ (x >>> 41) }
fn s0(x: u64) -> u64 { return (x >>> 1) ^ (x >>> 8) ^ (x >> 7) }
fn s1(x: u64) -> u64 { return (x >>> 19) ^ (x >>> 61) ^ (x >> 6) }
fn ch(x: u64, y: u64, z: u64) -> u64 { return ((y ^ z) & x) ^ z }
fn maj(x: u64, y: u64, z: u64) -> u64 { return (x & y) | ((x | y) & z) }

# Step t; kw is K[t] + W[t]. The variables a to h are not moved: a is v[-t mod 8], b is v[1 - t mod 8], and so on.
fn step(x: u64[8], t: int, kw: u64) -> u64[8] {
    var v = x
    let a = (80 - t) % 8
    let d = (83 - t) % 8
    let e = (84 - t) % 8
    let h = (87 - t) % 8
    let t1 = v[h] + S1(v[e]) + ch(v[e], v[(85 - t) % 8], v[(86 - t) % 8]) + kw
    v[d] = v[d] + t1
    v[h] = t1 + S0(v[a]) + maj(v[a], v[(81 - t) % 8], v[(82 - t) % 8])
    return v
}

kernel sha512_blocks(h: secret inout u64le[8], m: secret in u64be[16] per block, n: count) {
    blocks n {
        var w: u64[16]
        var v: u64[8]
        for i in 0..16 { w[i] = m[i] }
        for i in 0..8 { v[i] = h[i] }
        for p in 0..4 as passes {              # 16 steps; once used, w[i] becomes the W of 16 steps later
            for i in 0..16 {
                v = step(v, i, K[16*p + i] + w[i])
                w[i] = w[i] + s1(w[(i + 14) % 16]) + w[(i + 9) % 16] + s0(w[(i + 1) % 16])
            }
        }
        for i in 0..16 { v = step(v, i, K[64 + i] + w[i]) }
        for i in 0..8 { h[i] = h[i] + v[i] }
    }
}

mapping sha512_blocks { roll passes }
mapping sha512_blocks double on northwood { lanes 2 in xmm; roll passes }
mapping sha512_blocks double on prescott { lanes 2 in xmm; roll passes }
mapping sha512_blocks double on athlon64 { lanes 2 in xmm; roll passes }
mapping sha512_blocks double on core2 { lanes 2 in xmm; roll passes }
mapping sha512_blocks double on prescott-64 { lanes 2 in xmm; roll passes }
mapping sha512_blocks double on athlon64-64 { lanes 2 in xmm; roll passes }
mapping sha512_blocks double on core2-64 { lanes 2 in xmm; roll passes }
mapping sha512_blocks on haswell, skylake, skylake-x, icelake, golden-cove, zen4, zen5 {
    unroll passes
    prefer packed w
    prefer differences
}
mapping sha512_blocks on zen2, zen3 { unroll passes; prefer packed w }
mapping sha512_blocks many on haswell, zen3 { lanes 4 in ymm; roll passes }
mapping sha512_blocks many on skylake-x, zen4 { lanes 8 in zmm; roll passes }
# Clocks a block, in calm moments of an Emerald Rapids, 2026-11-29: 133.9, rolled 137.2.
mapping sha512_blocks many on golden-cove { lanes 8 in zmm; unroll passes }

algorithm sha512 {
    protocol hash
    block 128
    digest 64
    compress sha512_blocks
    initial H512
    length_bytes 16
    big_endian_words 8
    vectors "sha512.json" "SHA-512"
}

algorithm sha384 {
    protocol hash
    block 128
    digest 48
    compress sha512_blocks
    initial H384
    length_bytes 16
    big_endian_words 8
    vectors "sha512.json" "SHA-384"
}
