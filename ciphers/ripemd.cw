# RIPEMD, the original of 1992 (Bosselaers, Preneel, ed.: Integrity Primitives for Secure Information Systems,
# LNCS 1007, 1995, chapter 3).

const START: u32[4] = [0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476]
const KL: u32[3] = [0, 0x5a827999, 0x6ed9eba1]                            # 2^30 times the square roots of 2 and 3
const KR: u32[3] = [0x50a28be6, 0, 0x5c4dd124]                            # 2^30 times their cube roots

# Message words and rotations of the steps of either line.
const WORD: u8[48] = [
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15,
    7, 4, 13, 1, 10, 6, 15, 3, 12, 0, 9, 5, 14, 2, 11, 8,
    3, 10, 2, 4, 9, 15, 8, 1, 14, 7, 0, 6, 11, 13, 5, 12
]
const S: u8[48] = [
    11, 14, 15, 12, 5, 8, 7, 9, 11, 13, 14, 15, 6, 7, 9, 8,
    7, 6, 8, 13, 11, 9, 7, 15, 7, 12, 15, 9, 7, 11, 13, 12,
    11, 13, 14, 7, 14, 9, 13, 15, 6, 8, 13, 6, 12, 5, 7, 5
]

fn F(x: u32, y: u32, z: u32) -> u32 { return (x & y) | (~x & z) }
fn G(x: u32, y: u32, z: u32) -> u32 { return (x & y) | (x & z) | (y & z) }
fn H(x: u32, y: u32, z: u32) -> u32 { return x ^ y ^ z }

fn f(round: int, x: u32, y: u32, z: u32) -> u32 {
    if round == 0 { return F(x, y, z) } else if round == 1 { return G(x, y, z) } else { return H(x, y, z) }
}

# Step t of one line. The variables are not moved: A is x[-t mod 4], B is x[1 - t mod 4], and so on.
fn step(x: u32[4], t: int, m: u32[], k: u32) -> u32[4] {
    var v = x
    let a = (48 - t) % 4
    let sum = v[a] + f(t / 16, v[(49 - t) % 4], v[(50 - t) % 4], v[(51 - t) % 4]) + m[WORD[t]] + k
    v[a] = sum <<< S[t]
    return v
}

kernel ripemd_blocks(h: secret inout u32le[4], m: secret in u32le[16] per block, n: count) constant_time {
    blocks n {
        var x: u32[4]
        var y: u32[4]
        for i in 0..4 { x[i] = h[i] }
        for t in 0..48 as left { x = step(x, t, m, KL[t / 16]) }
        for i in 0..4 { y[i] = h[i] }
        for t in 0..48 as right { y = step(y, t, m, KR[t / 16]) }
        let h0 = h[1] + x[2] + y[3]
        for i in 1..4 { h[i] = h[(i + 1) % 4] + x[(i + 2) % 4] + y[(i + 3) % 4] }
        h[0] = h0
    }
}

algorithm ripemd {
    protocol hash
    block 64
    digest 16
    compress ripemd_blocks
    initial START
    length_bytes 8
    length_order little_endian
    vectors "ripemd.json" "RIPEMD"
}
