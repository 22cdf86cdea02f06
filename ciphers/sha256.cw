# SHA-256 and SHA-224 (FIPS 180-2, sections 4 to 6, and its change notice 1).

const PRIMES: u16[64] = [
    2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53, 59, 61, 67, 71, 73, 79,
    83, 89, 97, 101, 103, 107, 109, 113, 127, 131, 137, 139, 149, 151, 157, 163, 167, 173, 179, 181,
    191, 193, 197, 199, 211, 223, 227, 229, 233, 239, 241, 251, 257, 263, 269, 271, 277, 281, 283, 293,
    307, 311
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

# SHA-256 takes their first 32 bits.
fn cube_roots() -> u32[64] {
    var k: u32[64]
    for t in 0..64 { k[t] = root(PRIMES[t], 3)[32 +: 32] }
    return k
}

fn square_roots() -> u32[8] {
    var h: u32[8]
    for i in 0..8 { h[i] = root(PRIMES[i], 2)[32 +: 32] }
    return h
}

# SHA-224 starts from what SHA-384 starts from, of which it takes the second 32 bits.
fn second_halves() -> u32[8] {
    var h: u32[8]
    for i in 0..8 { h[i] = root(PRIMES[8 + i], 2)[0 +: 32] }
    return h
}

const K: u32[64] = cube_roots()
const H256: u32[8] = square_roots()
const H224: u32[8] = second_halves()

fn S0(x: u32) -> u32 { return (x >>> 2) ^ (x >>> 13) ^ (x >>> 22) }
fn S1(x: u32) -> u32 { return (x >>> 6) ^ (x >>> 11) ^ (x >>> 25) }
fn s0(x: u32) -> u32 { return (x >>> 7) ^ (x >>> 18) ^ (x >> 3) }
fn s1(x: u32) -> u32 { return (x >>> 17) ^ (x >>> 19) ^ (x >> 10) }
fn Ch(x: u32, y: u32, z: u32) -> u32 { return (x & y) ^ (~x & z) }
fn Maj(x: u32, y: u32, z: u32) -> u32 { return (x & y) ^ (x & z) ^ (y & z) }

# Step t; kw is K[t] + W[t]. The variables a to h are not moved: a is v[-t mod 8], b is v[1 - t mod 8], and so on.
fn step(x: u32[8], t: int, kw: u32) -> u32[8] {
    var v = x
    let a = (64 - t) % 8
    let d = (67 - t) % 8
    let e = (68 - t) % 8
    let h = (71 - t) % 8
    let t1 = v[h] + S1(v[e]) + Ch(v[e], v[(69 - t) % 8], v[(70 - t) % 8]) + kw
    v[d] = v[d] + t1
    v[h] = t1 + S0(v[a]) + Maj(v[a], v[(65 - t) % 8], v[(66 - t) % 8])
    return v
}

kernel sha256_blocks(h: secret inout u32le[8], m: secret in u32be[16] per block, n: count) constant_time {
    blocks n {
        var w: u32[16]
        var v: u32[8]
        for i in 0..8 { v[i] = h[i] }
        for i in 0..16 {
            w[i] = m[i]
            v = step(v, i, K[i] + w[i])
        }
        for p in 1..4 as passes {              # 16 steps; W[16p + i] takes the place of W[16p + i - 16]
            for i in 0..16 {
                w[i] = s1(w[(i + 14) % 16]) + w[(i + 9) % 16] + s0(w[(i + 1) % 16]) + w[i]
                v = step(v, i, K[16*p + i] + w[i])
            }
        }
        for i in 0..8 { h[i] = h[i] + v[i] }
    }
}

mapping sha256_blocks on athlon64 { prefer early w }     # message expansion before the steps, which then have all registers
mapping sha256_blocks on pentium { roll passes }  # of the code, 8 KB are in the first-level cache
mapping sha256_blocks on pentium3 { prefer early w }
mapping sha256_blocks on pentium-pro, pentium2, pentium-m { prefer early w }
mapping sha256_blocks on prescott { prefer early w }
mapping sha256_blocks rounds on zen2, zen3, zen4, zen5, icelake, golden-cove { prefer rounds }
mapping sha256_blocks rounds_two on zen2, zen3, zen4, zen5, icelake, golden-cove { prefer rounds; streams 2 }
mapping sha256_blocks on haswell, skylake, skylake-x, icelake, zen2 { prefer packed w }
mapping sha256_blocks on golden-cove, zen3, zen4, zen5 { prefer packed w; prefer differences }
mapping sha256_blocks many on haswell, zen3 { lanes 8 in ymm }
mapping sha256_blocks many on skylake-x, golden-cove, zen4 { lanes 16 in zmm }

algorithm sha256 {
    protocol hash
    block 64
    digest 32
    compress sha256_blocks
    initial H256
    length_bytes 8
    big_endian_words 4
    vectors "sha256.json" "SHA-256"
}

algorithm sha224 {
    protocol hash
    block 64
    digest 28
    compress sha256_blocks
    initial H224
    length_bytes 8
    big_endian_words 4
    vectors "sha256.json" "SHA-224"
}
