# SHA-1 (FIPS 180-2, sections 4 to 6).

const START: u32[5] = [0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476, 0xc3d2e1f0]
const K: u32[4] = [0x5a827999, 0x6ed9eba1, 0x8f1bbcdc, 0xca62c1d6]         # 2^30 times the square roots of 2, 3, 5, 10

fn Ch(x: u32, y: u32, z: u32) -> u32 { return (x & y) ^ (~x & z) }
fn Parity(x: u32, y: u32, z: u32) -> u32 { return x ^ y ^ z }
fn Maj(x: u32, y: u32, z: u32) -> u32 { return (x & y) ^ (x & z) ^ (y & z) }

fn f(t: int, x: u32, y: u32, z: u32) -> u32 {
    if t < 20 { return Ch(x, y, z) } else if t < 40 { return Parity(x, y, z) }
    else if t < 60 { return Maj(x, y, z) } else { return Parity(x, y, z) }
}

kernel sha1_blocks(h: secret inout u32le[5], m: secret in u32be[16] per block, n: count) constant_time {
    blocks n {
        var w: u32[16]                         # W[t] is w[t mod 16]
        var v: u32[5]                          # not moved: in step t a is v[-t mod 5], b is v[1 - t mod 5], and so on
        for i in 0..5 { v[i] = h[i] }
        for t in 0..80 as steps {
            let i = t % 16
            if t < 16 { w[i] = m[i] }
            else { w[i] = (w[(i + 13) % 16] ^ w[(i + 8) % 16] ^ w[(i + 2) % 16] ^ w[i]) <<< 1 }
            let a = (80 - t) % 5
            let b = (81 - t) % 5
            let e = (84 - t) % 5
            v[e] = (v[a] <<< 5) + f(t, v[b], v[(82 - t) % 5], v[(83 - t) % 5]) + v[e] + K[t / 20] + w[i]
            v[b] = v[b] <<< 30
        }
        for i in 0..5 { h[i] = h[i] + v[i] }
    }
}

mapping sha1_blocks on core2, core2-64 { prefer packed w; prefer nested_rotations }  # three ports do all: vectors and fewer copies
mapping sha1_blocks on pentium { prefer early w }    # message expansion before the steps, which then have all registers
mapping sha1_blocks on golden-cove, zen3, zen5 { prefer packed w }
mapping sha1_blocks rounds on zen2, zen3, zen4, zen5, icelake, golden-cove { prefer rounds }
mapping sha1_blocks rounds_two on zen2, zen3, zen4, zen5, icelake, golden-cove { prefer rounds; streams 2 }
mapping sha1_blocks many on haswell, zen3 { lanes 8 in ymm }
mapping sha1_blocks many on skylake-x, golden-cove, zen4 { lanes 16 in zmm }

algorithm sha1 {
    protocol hash
    block 64
    digest 20
    compress sha1_blocks
    initial START
    length_bytes 8
    big_endian_words 4
    vectors "sha1.json" "SHA-1"
}
