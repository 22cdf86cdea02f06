# RIPEMD-160 (Dobbertin, Bosselaers, Preneel: RIPEMD-160, a strengthened version of RIPEMD, 1996).

const START: u32[5] = [0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476, 0xc3d2e1f0]
const KL: u32[5] = [0, 0x5a827999, 0x6ed9eba1, 0x8f1bbcdc, 0xa953fd4e]    # 2^30 times the square roots of 2, 3, 5, 7
const KR: u32[5] = [0x50a28be6, 0x5c4dd124, 0x6d703ef3, 0x7a6d76e9, 0]    # 2^30 times their cube roots

# Rotations of either line, by round and message word.
const S: u8[80] = [
    11, 14, 15, 12, 5, 8, 7, 9, 11, 13, 14, 15, 6, 7, 9, 8,
    12, 13, 11, 15, 6, 9, 9, 7, 12, 15, 11, 13, 7, 8, 7, 7,
    13, 15, 14, 11, 7, 7, 6, 8, 13, 14, 13, 12, 5, 5, 6, 9,
    14, 11, 12, 14, 8, 6, 5, 5, 15, 12, 15, 14, 9, 9, 8, 6,
    15, 12, 13, 13, 9, 5, 8, 6, 14, 11, 12, 11, 8, 6, 5, 5
]
const RHO: u8[16] = [7, 4, 13, 1, 10, 6, 15, 3, 12, 0, 9, 5, 2, 14, 11, 8]

# The message word of step i: rho, once for each round before it, of i (left line) or 9i + 5 mod 16 (right line).
fn order(round: int, i: int) -> int {
    var word = i % 16
    for j in 0..round { word = RHO[word] }
    return word
}

fn f(j: int, x: u32, y: u32, z: u32) -> u32 {
    if j == 0 { return x ^ y ^ z } else if j == 1 { return (x & y) | (~x & z) } else if j == 2 { return (x | ~y) ^ z }
    else if j == 3 { return (x & z) | (y & ~z) } else { return x ^ (y | ~z) }
}

# Step t of one line. The variables are not moved: A is x[-t mod 5], B is x[1 - t mod 5], and so on.
fn step(x: u32[5], t: int, function: int, m: u32[], word: int, k: u32) -> u32[5] {
    var v = x
    let a = (80 - t) % 5
    let c = (82 - t) % 5
    let sum = v[a] + f(function, v[(81 - t) % 5], v[c], v[(83 - t) % 5]) + m[word] + k
    v[a] = (sum <<< S[t - t % 16 + word]) + v[(84 - t) % 5]
    v[c] = v[c] <<< 10
    return v
}

kernel ripemd160_blocks(h: secret inout u32le[5], m: secret in u32le[16] per block, n: count) constant_time {
    blocks n {
        var x: u32[5]
        var y: u32[5]
        for i in 0..5 { x[i] = h[i] }
        for t in 0..80 as left { x = step(x, t, t / 16, m, order(t / 16, t), KL[t / 16]) }
        for i in 0..5 { y[i] = h[i] }
        for t in 0..80 as right { y = step(y, t, 4 - t / 16, m, order(t / 16, 9*t + 5), KR[t / 16]) }
        let h0 = h[1] + x[2] + y[3]
        for i in 1..5 { h[i] = h[(i + 1) % 5] + x[(i + 2) % 5] + y[(i + 3) % 5] }
        h[0] = h0
    }
}

mapping ripemd160_blocks on golden-cove { lanes 1 in xmm }  # an instruction for each of its functions
mapping ripemd160_blocks on pentium { prefer early m }    # a copy of the message in the frame: no register for its address
mapping ripemd160_blocks many on haswell, zen3 { lanes 8 in ymm }
mapping ripemd160_blocks many on skylake-x, golden-cove, zen4 { lanes 16 in zmm }

algorithm ripemd160 {
    protocol hash
    block 64
    digest 20
    compress ripemd160_blocks
    initial START
    length_bytes 8
    length_order little_endian
    vectors "ripemd160.json" "RIPEMD-160"
}
