# BLAKE2s (RFC 7693), without tree modes.

# The first 32 bits of the fractional parts of the square roots of the first eight primes, as in SHA-256.
const IV: u32[8] = [
    0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a,
    0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19
]

# Which word of the message goes where in a round: two words for each of the eight mixings.
const ORDER = [
     0,  1,  2,  3,  4,  5,  6,  7,  8,  9, 10, 11, 12, 13, 14, 15,
    14, 10,  4,  8,  9, 15, 13,  6,  1, 12,  0,  2, 11,  7,  5,  3,
    11,  8, 12,  0,  5,  2, 15, 13, 10, 14,  3,  6,  7,  1,  9,  4,
     7,  9,  3,  1, 13, 12, 11, 14,  2,  6,  5, 10,  4,  0, 15,  8,
     9,  0,  5,  7,  2,  4, 10, 15, 14,  1, 11, 12,  6,  8,  3, 13,
     2, 12,  6, 10,  0, 11,  8,  3,  4, 13,  7,  5, 15, 14,  1,  9,
    12,  5,  1, 15, 14, 13,  4, 10,  0,  7,  6,  3,  9,  2,  8, 11,
    13, 11,  7, 14, 12,  1,  3,  9,  5,  0, 15,  4,  8,  6,  2, 10,
     6, 15, 14,  9, 11,  3,  0,  8, 12,  2, 13,  7,  1,  4, 10,  5,
    10,  2,  8,  4,  7,  6,  1,  5, 15, 11,  9, 14,  3, 12, 13,  0
]

# The parameter block is added to IV: 32 bytes of digest, fanout and depth 1; the protocol adds the key's length.
fn start(digest: int) -> u32[8] {
    var h = IV
    h[0] = h[0] ^ 0x01010000 ^ digest
    return h
}

const START: u32[8] = start(32)

fn mix(u: u32[16], a: int, b: int, c: int, d: int, x: u32, y: u32) -> u32[16] {
    var v = u
    v[a] = v[a] + v[b] + x
    v[d] = (v[d] ^ v[a]) >>> 16
    v[c] = v[c] + v[d]
    v[b] = (v[b] ^ v[c]) >>> 12
    v[a] = v[a] + v[b] + y
    v[d] = (v[d] ^ v[a]) >>> 8
    v[c] = v[c] + v[d]
    v[b] = (v[b] ^ v[c]) >>> 7
    return v
}

# t: bytes of message up to the end of the block. f: all ones in the last block, else zero.
kernel blake2s_blocks(h: secret inout u32le[8], m: secret in u32le[16] per block,
                      t: public in u32le[2] per block, f: public in u32le[1] per block, n: count) constant_time {
    blocks n {
        var v: u32[16]
        for i in 0..8 {
            v[i] = h[i]
            v[8 + i] = IV[i]
        }
        v[12] = v[12] ^ t[0]
        v[13] = v[13] ^ t[1]
        v[14] = v[14] ^ f[0]
        for r in 0..10 {
            let at = r % 10 * 16
            for i in 0..4 {
                v = mix(v, i, 4 + i, 8 + i, 12 + i, m[ORDER[at + 2*i]], m[ORDER[at + 2*i + 1]])
            }
            for i in 0..4 {
                v = mix(v, i, 4 + (i + 1) % 4, 8 + (i + 2) % 4, 12 + (i + 3) % 4, m[ORDER[at + 2*i + 8]], m[ORDER[at + 2*i + 9]])
            }
        }
        for i in 0..8 { h[i] = h[i] ^ v[i] ^ v[8 + i] }
    }
}

algorithm blake2s {
    protocol hash
    block 64
    compress blake2s_blocks
    initial START
    key 32
    key_length_at 1
    padding zeros
    byte_counter t
    final_flag f
    digest 32
    vectors "blake2s.json" "BLAKE2s-256"
}
