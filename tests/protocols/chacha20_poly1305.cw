# ChaCha20, Poly1305 and what RFC 8439 makes of both, as a user would write them: what the protocols are tried with.
const SIGMA: u32[4] = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574]

fn quarter(x: u32[16], a: int, b: int, c: int, d: int) -> u32[16] {
    x[a] = x[a] + x[b]
    x[d] = (x[d] ^ x[a]) <<< 16
    x[c] = x[c] + x[d]
    x[b] = (x[b] ^ x[c]) <<< 12
    x[a] = x[a] + x[b]
    x[d] = (x[d] ^ x[a]) <<< 8
    x[c] = x[c] + x[d]
    x[b] = (x[b] ^ x[c]) <<< 7
    return x
}

fn rounds(s: u32[16]) -> u32[16] {
    var x = s
    for r in 0..10 as double {
        for i in 0..4 { x = quarter(x, i, 4 + i, 8 + i, 12 + i) }
        for i in 0..4 { x = quarter(x, i, 4 + (i + 1) % 4, 8 + (i + 2) % 4, 12 + (i + 3) % 4) }
    }
    return x
}

fn start(key: u32[8], counter: u32, nonce: u32[3]) -> u32[16] {
    var s: u32[16]
    for i in 0..4 { s[i] = SIGMA[i] }
    for i in 0..8 { s[4 + i] = key[i] }
    s[12] = counter
    for i in 0..3 { s[13 + i] = nonce[i] }
    return s
}

# The keystream alone; the number of a call's first block is given.
kernel toy_chacha_keystream(key: secret in u32le[8], nonce: public in u32le[3], number: public in u32le[1],
                            dst: out u32le[16] per block, n: count) constant_time {
    blocks n as i {
        let s = start([key[0], key[1], key[2], key[3], key[4], key[5], key[6], key[7]], number[0] + i,
                      [nonce[0], nonce[1], nonce[2]])
        let x = rounds(s)
        for i in 0..16 { dst[i] = x[i] + s[i] }
    }
}

# The text goes in and comes out; the number of each block is given.
kernel toy_chacha_xor(key: secret in u32le[8], nonce: public in u32le[3], number: public in u32le[1] per block,
                      src: secret in u32le[16] per block, dst: out u32le[16] per block, n: count) constant_time {
    blocks n {
        let s = start([key[0], key[1], key[2], key[3], key[4], key[5], key[6], key[7]], number[0],
                      [nonce[0], nonce[1], nonce[2]])
        let x = rounds(s)
        for i in 0..16 { dst[i] = src[i] ^ (x[i] + s[i]) }
    }
}

algorithm toy_chacha {
    protocol stream
    key 32
    nonce 12
    blocks toy_chacha_keystream
    block_counter number
}

algorithm toy_chacha_of_text {
    protocol stream
    key 32
    nonce 12
    blocks toy_chacha_xor
    block_counter number
    first_counter 1
}

# Poly1305 in limbs of 26 bits.
fn product(h: u32[5], r: u32[5], m: u32[4], one: u32) -> u32[5] {
    let M = u32(0x3ffffff)
    var a: u32[5]
    var d: u64[5]
    a[0] = h[0] + (m[0] & M)
    a[1] = h[1] + (((m[0] >> 26) | (m[1] << 6)) & M)
    a[2] = h[2] + (((m[1] >> 20) | (m[2] << 12)) & M)
    a[3] = h[3] + (((m[2] >> 14) | (m[3] << 18)) & M)
    a[4] = h[4] + ((m[3] >> 8) | one)
    for i in 0..5 {
        d[i] = u64(0)
        for j in 0..5 {
            if j < i + 1 { d[i] = d[i] + u64(a[j]) * u64(r[i - j]) }
            else { d[i] = d[i] + u64(a[j]) * u64(r[5 + i - j] * 5) }
        }
    }
    var c = u64(0)
    for i in 0..5 {
        d[i] = d[i] + c
        c = d[i] >> 26
        a[i] = u32(d[i]) & M
    }
    a[0] = a[0] + u32(c) * 5
    a[1] = a[1] + (a[0] >> 26)
    a[0] = a[0] & M
    return a
}

kernel toy_poly_init(key: secret in u32le[8], r: secret out u32le[5], s: secret out u32le[4]) constant_time {
    r[0] = key[0] & 0x3ffffff
    r[1] = ((key[0] >> 26) | (key[1] << 6)) & 0x3ffff03
    r[2] = ((key[1] >> 20) | (key[2] << 12)) & 0x3ffc0ff
    r[3] = ((key[2] >> 14) | (key[3] << 18)) & 0x3f03fff
    r[4] = (key[3] >> 8) & 0x00fffff
    for i in 0..4 { s[i] = key[4 + i] }
}

kernel toy_poly_blocks(r: secret in u32le[5], h: secret inout u32le[5], m: secret in u32le[4] per block,
                       n: count) constant_time {
    blocks n {
        let a = product([h[0], h[1], h[2], h[3], h[4]], [r[0], r[1], r[2], r[3], r[4]], [m[0], m[1], m[2], m[3]],
                        u32(0x1000000))
        for i in 0..5 { h[i] = a[i] }
    }
}

# A block that is not whole, with a byte 1 behind it.
kernel toy_poly_last(r: secret in u32le[5], h: secret inout u32le[5], m: secret in u32le[4] per block,
                     n: count) constant_time {
    blocks n {
        let a = product([h[0], h[1], h[2], h[3], h[4]], [r[0], r[1], r[2], r[3], r[4]], [m[0], m[1], m[2], m[3]],
                        u32(0))
        for i in 0..5 { h[i] = a[i] }
    }
}

kernel toy_poly_finish(h: secret in u32le[5], s: secret in u32le[4], tag: out u32le[4]) constant_time {
    let M = u32(0x3ffffff)
    var a: u32[5]
    var g: u32[5]
    for i in 0..5 { a[i] = h[i] }
    for pass in 0..2 {
        for i in 0..4 {
            a[i + 1] = a[i + 1] + (a[i] >> 26)
            a[i] = a[i] & M
        }
        a[0] = a[0] + (a[4] >> 26) * 5
        a[4] = a[4] & M
    }
    var c = u32(5)                                   # h + 5 - 2^130, if that is not negative
    for i in 0..5 {
        g[i] = a[i] + c
        c = g[i] >> 26
        g[i] = g[i] & M
    }
    let keep = c - 1                                 # all ones if h is less than the prime
    for i in 0..5 { a[i] = (a[i] & keep) | (g[i] & ~keep) }
    let w = [a[0] | (a[1] << 26), (a[1] >> 6) | (a[2] << 20), (a[2] >> 12) | (a[3] << 14), (a[3] >> 18) | (a[4] << 8)]
    var sum = u64(0)
    for i in 0..4 {
        sum = (sum >> 32) + u64(w[i]) + u64(s[i])
        tag[i] = u32(sum)
    }
}

algorithm toy_poly {
    protocol mac
    key 32
    init toy_poly_init
    blocks toy_poly_blocks
    last toy_poly_last
    domain 0x01
    finish toy_poly_finish
}

algorithm toy_chacha_poly {
    protocol aead
    cipher toy_chacha_of_text
    mac toy_poly
    mac_key_block 0
    text_block 1
    lengths bytes
    length_order little_endian
}
