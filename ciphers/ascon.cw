# Ascon-AEAD128 (NIST SP 800-232): authenticated encryption by a permutation of 320 bits, five words; all words
# little-endian.

# The S-box at all 64 bit positions at once.
fn substitution(s: u64[5]) -> u64[5] {
    var x = s
    for i in 0..3 { x[2*i] = x[2*i] ^ s[(2*i + 4) % 5] }        # x0 ^ x4, x2 ^ x1, x4 ^ x3
    let y = x
    for i in 0..5 { x[i] = y[i] ^ (~y[(i+1) % 5] & y[(i+2) % 5]) }
    return [x[0] ^ x[4], x[1] ^ x[0], ~x[2], x[3] ^ x[2], x[4]]
}

const TURN = [[19, 28], [61, 39], [1, 6], [10, 17], [7, 41]]

# The last `count` of the twelve rounds.
fn permuted(s: u64[5], count: int) -> u64[5] {
    var x = s
    for i in 12 - count..12 as rounds {
        x[2] = x[2] ^ (0xf0 - 15 * i)
        x = substitution(x)
        for j in 0..5 { x[j] = x[j] ^ (x[j] >>> TURN[j][0]) ^ (x[j] >>> TURN[j][1]) }
    }
    return x
}

fn load(st: u64[]) -> u64[5] { return [st[0], st[1], st[2], st[3], st[4]] }
fn store(st: u64[], x: u64[5]) { for i in 0..5 { st[i] = x[i] } }

const IV: u64 = 0x00001000808c0001             # version 1, 12 and 8 rounds, a tag of 128 bits, a rate of 16 bytes

kernel ascon_aead128_init(key: secret in u64le[2], nonce: public in u64le[2], st: secret out u64le[5]) constant_time {
    let x = permuted([IV, key[0], key[1], nonce[0], nonce[1]], 12)
    store(st, [x[0], x[1], x[2], x[3] ^ key[0], x[4] ^ key[1]])
}

kernel ascon_aead128_associated(st: secret inout u64le[5], ad: public in u64le[2] per block, n: count) constant_time {
    blocks n {
        let x = load(st)
        store(st, permuted([x[0] ^ ad[0], x[1] ^ ad[1], x[2], x[3], x[4]], 8))
    }
}

kernel ascon_aead128_separate(st: secret inout u64le[5]) constant_time { st[4] = st[4] ^ (u64(1) << 63) }

kernel ascon_aead128_encrypt(st: secret inout u64le[5], src: secret in u64le[2] per block,
                             dst: out u64le[2] per block, n: count) constant_time {
    blocks n {
        let x = load(st)
        let c = [x[0] ^ src[0], x[1] ^ src[1]]
        for i in 0..2 { dst[i] = c[i] }
        store(st, permuted([c[0], c[1], x[2], x[3], x[4]], 8))
    }
}

kernel ascon_aead128_decrypt(st: secret inout u64le[5], src: secret in u64le[2] per block,
                             dst: out u64le[2] per block, n: count) constant_time {
    blocks n {
        let x = load(st)
        let c = [src[0], src[1]]
        for i in 0..2 { dst[i] = x[i] ^ c[i] }
        store(st, permuted([c[0], c[1], x[2], x[3], x[4]], 8))
    }
}

# The last block of a text, padded: what follows is the end, without rounds.
kernel ascon_aead128_last(st: secret inout u64le[5], src: secret in u64le[2] per block, dst: out u64le[2] per block,
                          n: count) constant_time {
    blocks n {
        for i in 0..2 {
            st[i] = st[i] ^ src[i]
            dst[i] = st[i]
        }
    }
}

kernel ascon_aead128_finish(st: secret in u64le[5], key: secret in u64le[2], tag: out u64le[2]) constant_time {
    let s = load(st)
    let x = permuted([s[0], s[1], s[2] ^ key[0], s[3] ^ key[1], s[4]], 12)
    for i in 0..2 { tag[i] = x[3 + i] ^ key[i] }
}

algorithm ascon_aead128 {
    protocol duplex
    key 16
    nonce 16
    block 16
    init ascon_aead128_init
    associated ascon_aead128_associated
    separate ascon_aead128_separate
    seal ascon_aead128_encrypt
    open ascon_aead128_decrypt
    last ascon_aead128_last
    finish ascon_aead128_finish
    domain 0x01
    vectors "ascon_aead128.json" "Ascon-AEAD128"
}
