# MD5 (RFC 1321, section 3).

const START: u32[4] = [0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476]
const S: u8[16] = [7, 12, 17, 22, 5, 9, 14, 20, 4, 11, 16, 23, 6, 10, 15, 21]

# |sin x| times 2^32: the power series of 2^140 sin x, whose terms stay below 2^230, and the high bits of the sum.
fn sine(x: int) -> u32 {
    var term = x << 140
    var sum = 0
    for j in 0..100 {
        sum = sum + term
        term = -term * x * x / ((2*j + 2) * (2*j + 3))
    }
    if sum < 0 { sum = -sum }
    return u32(sum >> 108)
}

fn sines() -> u32[64] {
    var t: u32[64]
    for i in 0..64 { t[i] = sine(i + 1) }
    return t
}

const T: u32[64] = sines()

fn F(x: u32, y: u32, z: u32) -> u32 { return (x & y) | (~x & z) }
fn G(x: u32, y: u32, z: u32) -> u32 { return (x & z) | (y & ~z) }
fn H(x: u32, y: u32, z: u32) -> u32 { return x ^ y ^ z }
fn I(x: u32, y: u32, z: u32) -> u32 { return y ^ (x | ~z) }

fn f(round: int, x: u32, y: u32, z: u32) -> u32 {
    if round == 0 { return F(x, y, z) } else if round == 1 { return G(x, y, z) }
    else if round == 2 { return H(x, y, z) } else { return I(x, y, z) }
}

# The message word of step i of a round.
fn order(round: int, i: int) -> int { return ([1, 5, 3, 7][round] * i + [0, 1, 5, 0][round]) % 16 }

kernel md5_blocks(h: secret inout u32le[4], m: secret in u32le[16] per block, n: count) constant_time {
    blocks n {
        var v: u32[4]                          # not moved: in step i a is v[-i mod 4], b is v[1 - i mod 4], and so on
        for i in 0..4 { v[i] = h[i] }
        for round in 0..4 as rounds {
            for i in 0..16 {
                let a = (16 - i) % 4
                let b = (17 - i) % 4
                let t = v[a] + f(round, v[b], v[(18 - i) % 4], v[(19 - i) % 4]) + m[order(round, i)] + T[16*round + i]
                v[a] = v[b] + (t <<< S[4*round + i % 4])
            }
        }
        for i in 0..4 { h[i] = h[i] + v[i] }
    }
}

mapping md5_blocks on skylake-x, icelake, golden-cove { lanes 1 in xmm }  # an instruction for each of its functions
mapping md5_blocks many on haswell, zen3 { lanes 8 in ymm; streams 2 }   # one chain: two of them fill the ports
mapping md5_blocks many on skylake-x, golden-cove, zen4 { lanes 16 in zmm; streams 2 }

algorithm md5 {
    protocol hash
    block 64
    digest 16
    compress md5_blocks
    initial START
    length_bytes 8
    length_order little_endian
    vectors "md5.json" "MD5"
}
