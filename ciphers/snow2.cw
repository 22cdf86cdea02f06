# SNOW 2.0 (Ekdahl, Johansson, SAC 2002). Words are 32 bits; state word i is s[i], then R1, R2.

# GF(2^8) modulo x^8 + x^7 + x^5 + x^3 + 1; beta = 2
fn beta_times(x: u8) -> u8 { return (x << 1) ^ select(x[7 +: 1], u8(0xa9), u8(0)) }

fn beta_power(e: int) -> u8 {
    var y = u8(1)
    for i in 0..e { y = beta_times(y) }
    return y
}

const B: u8[8] = [beta_power(239), beta_power(48), beta_power(245), beta_power(23),
                  beta_power(64), beta_power(6), beta_power(39), beta_power(16)]

fn times(x: u8, power: u8) -> u8 {
    var p = x
    var sum = u8(0)
    for i in 0..8 {
        sum = sum ^ select(power[i +: 1], p, u8(0))
        p = beta_times(p)
    }
    return sum
}

table MulAlpha: u8 -> u32 = c => cat(times(c, B[0]), times(c, B[1]), times(c, B[2]), times(c, B[3]))
table MulAlphaInv: u8 -> u32 = c => cat(times(c, B[4]), times(c, B[5]), times(c, B[6]), times(c, B[7]))

fn alpha(w: u32) -> u32 { return (w << 8) ^ MulAlpha(w.byte[3]) }
fn alpha_inv(w: u32) -> u32 { return (w >> 8) ^ MulAlphaInv(w.byte[0]) }

# the AES S-box and column mixing, modulo x^8 + x^4 + x^3 + x + 1
fn xtime(x: u8) -> u8 { return (x << 1) ^ select(x[7 +: 1], u8(0x1b), u8(0)) }

fn gmul(a: u8, b: u8) -> u8 {
    var power = a
    var sum = u8(0)
    for i in 0..8 {
        sum = sum ^ select(b[i +: 1], power, u8(0))
        power = xtime(power)
    }
    return sum
}

fn inverse(x: u8) -> u8 {                      # x^254
    var y = u8(1)
    for i in 0..7 {
        y = gmul(y, y)
        y = gmul(y, x)
    }
    return gmul(y, y)
}

fn affine(y: u8) -> u8 { return y ^ (y <<< 1) ^ (y <<< 2) ^ (y <<< 3) ^ (y <<< 4) ^ 0x63 }

sbox Sb: u8 -> u8 = x => affine(inverse(x))

linear Mix(w: u32) -> u32 {
    let a = [w.byte[0], w.byte[1], w.byte[2], w.byte[3]]
    var r: u8[4]
    for i in 0..4 {
        r[i] = xtime(a[i]) ^ xtime(a[(i+1) % 4]) ^ a[(i+1) % 4] ^ a[(i+2) % 4] ^ a[(i+3) % 4]
    }
    return cat(r[0], r[1], r[2], r[3])
}

fn S(w: u32) -> u32 { return Mix(cat(Sb(w.byte[0]), Sb(w.byte[1]), Sb(w.byte[2]), Sb(w.byte[3]))) }

# The keystream comes as words; as a string of bytes each word starts with its most significant byte.
# Sixteen clocks make one round: s[i] of clock t stands in place (i + t) mod 16, so nothing is copied.
kernel snow2_keystream(st: secret inout u32le[18], z: out u32le[16] per block, n: count) tables {
    blocks n {
        var r1 = st[16]
        var r2 = st[17]
        for t in 0..16 as clocks {
            let s0 = st[t]
            let s15 = st[(t + 15) % 16]
            z[t] = ((s15 + r1) ^ r2) ^ s0
            let r1_next = st[(t + 5) % 16] + r2
            r2 = S(r1)
            r1 = r1_next
            st[t] = alpha_inv(st[(t + 11) % 16]) ^ st[(t + 2) % 16] ^ alpha(s0)
        }
        st[16] = r1
        st[17] = r2
    }
}

# What goes into the register of 16 words in a clock, and the register after it.
fn fresh(s: u32[16]) -> u32 { return alpha_inv(s[11]) ^ s[2] ^ alpha(s[0]) }
fn shifted(s: u32[16], last: u32) -> u32[16] {
    return [s[1], s[2], s[3], s[4], s[5], s[6], s[7], s[8], s[9], s[10], s[11], s[12], s[13], s[14], s[15], last]
}

# 32 clocks that feed the output F back, then one clock whose output is not used.
fn run_up(start: u32[16]) -> u32[18] {
    var s = start
    var r1 = u32(0)
    var r2 = u32(0)
    for t in 0..32 as clocks {
        let f = (s[15] + r1) ^ r2
        let r1_next = s[5] + r2
        r2 = S(r1)
        r1 = r1_next
        s = shifted(s, fresh(s) ^ f)
    }
    var out: u32[18]
    out[16] = s[5] + r2
    out[17] = S(r1)
    s = shifted(s, fresh(s))
    for i in 0..16 { out[i] = s[i] }
    return out
}

kernel snow2_init128(key: secret in u32be[4], iv: public in u32be[4], st: secret out u32le[18]) tables {
    var s: u32[16]
    for i in 0..4 {                            # key = k3 k2 k1 k0, iv = IV3 IV2 IV1 IV0
        let k = key[3 - i]
        s[i + 12] = k
        s[i + 8] = ~k
        s[i + 4] = k
        s[i] = ~k
    }
    s[15] = s[15] ^ iv[3]
    s[12] = s[12] ^ iv[2]
    s[10] = s[10] ^ iv[1]
    s[9] = s[9] ^ iv[0]
    let up = run_up(s)
    for i in 0..18 { st[i] = up[i] }
}

kernel snow2_init256(key: secret in u32be[8], iv: public in u32be[4], st: secret out u32le[18]) tables {
    var s: u32[16]
    for i in 0..8 {
        let k = key[7 - i]
        s[i + 8] = k
        s[i] = ~k
    }
    s[15] = s[15] ^ iv[3]
    s[12] = s[12] ^ iv[2]
    s[10] = s[10] ^ iv[1]
    s[9] = s[9] ^ iv[0]
    let up = run_up(s)
    for i in 0..18 { st[i] = up[i] }
}

algorithm snow2_128 {
    protocol keystream
    key 16
    iv 16
    block 64
    big_endian_words 4
    init snow2_init128
    keystream snow2_keystream
    vectors "snow2.json" "SNOW2.0-128"
}

algorithm snow2_256 {
    protocol keystream
    key 32
    iv 16
    block 64
    big_endian_words 4
    init snow2_init256
    keystream snow2_keystream
    vectors "snow2.json" "SNOW2.0-256"
}

mapping snow2_keystream bitsliced on core2-64 { slices in xmm; roll clocks }
mapping snow2_init128 bitsliced on core2-64 { slices in xmm; roll clocks }
mapping snow2_init256 bitsliced on core2-64 { slices in xmm; roll clocks }
mapping snow2_keystream bitsliced on haswell, zen3 { slices in ymm; roll clocks }
mapping snow2_init128 bitsliced on haswell, zen3 { slices in ymm; roll clocks }
mapping snow2_init256 bitsliced on haswell, zen3 { slices in ymm; roll clocks }
mapping snow2_keystream bitsliced on skylake-x, golden-cove, zen4 { slices in zmm; roll clocks }
mapping snow2_init128 bitsliced on skylake-x, golden-cove, zen4 { slices in zmm; roll clocks }
mapping snow2_init256 bitsliced on skylake-x, golden-cove, zen4 { slices in zmm; roll clocks }
