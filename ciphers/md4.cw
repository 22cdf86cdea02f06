# MD4 (RFC 1320, section 3).

const START: u32[4] = [0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476]
const K: u32[3] = [0, 0x5a827999, 0x6ed9eba1]       # 2^30 times the square roots of 2 and 3
const S: u8[12] = [3, 7, 11, 19, 3, 5, 9, 13, 3, 9, 11, 15]

fn F(x: u32, y: u32, z: u32) -> u32 { return (x & y) | (~x & z) }
fn G(x: u32, y: u32, z: u32) -> u32 { return (x & y) | (x & z) | (y & z) }
fn H(x: u32, y: u32, z: u32) -> u32 { return x ^ y ^ z }

fn f(round: int, x: u32, y: u32, z: u32) -> u32 {
    if round == 0 { return F(x, y, z) } else if round == 1 { return G(x, y, z) } else { return H(x, y, z) }
}

# The message word of step i of a round.
fn order(round: int, i: int) -> int {
    if round == 0 { return i } else if round == 1 { return 4 * (i % 4) + i / 4 }
    else { return [0, 8, 4, 12, 2, 10, 6, 14, 1, 9, 5, 13, 3, 11, 7, 15][i] }
}

kernel md4_blocks(h: secret inout u32le[4], m: secret in u32le[16] per block, n: count) constant_time {
    blocks n {
        var v: u32[4]                          # not moved: in step i a is v[-i mod 4], b is v[1 - i mod 4], and so on
        for i in 0..4 { v[i] = h[i] }
        for round in 0..3 as rounds {
            for i in 0..16 {
                let a = (16 - i) % 4
                let mk = m[order(round, i)] + K[round]
                v[a] = (v[a] + f(round, v[(17 - i) % 4], v[(18 - i) % 4], v[(19 - i) % 4]) + mk) <<< S[4*round + i % 4]
            }
        }
        for i in 0..4 { h[i] = h[i] + v[i] }
    }
}

algorithm md4 {
    protocol hash
    block 64
    digest 16
    compress md4_blocks
    initial START
    length_bytes 8
    length_order little_endian
    vectors "md4.json" "MD4"
}
