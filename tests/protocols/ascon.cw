# Ascon-AEAD128 (NIST SP 800-232).
fn round(s: u64[5], c: u64) -> u64[5] {
    var x = s
    x[2] = x[2] ^ c
    x[0] = x[0] ^ x[4]
    x[4] = x[4] ^ x[3]
    x[2] = x[2] ^ x[1]
    let t = [~x[0] & x[1], ~x[1] & x[2], ~x[2] & x[3], ~x[3] & x[4], ~x[4] & x[0]]
    for i in 0..5 { x[i] = x[i] ^ t[(i + 1) % 5] }
    x[1] = x[1] ^ x[0]
    x[0] = x[0] ^ x[4]
    x[3] = x[3] ^ x[2]
    x[2] = ~x[2]
    x[0] = x[0] ^ (x[0] >>> 19) ^ (x[0] >>> 28)
    x[1] = x[1] ^ (x[1] >>> 61) ^ (x[1] >>> 39)
    x[2] = x[2] ^ (x[2] >>> 1) ^ (x[2] >>> 6)
    x[3] = x[3] ^ (x[3] >>> 10) ^ (x[3] >>> 17)
    x[4] = x[4] ^ (x[4] >>> 7) ^ (x[4] >>> 41)
    return x
}

fn permuted(s: u64[5], first: int) -> u64[5] {
    var x = s
    for i in first..12 { x = round(x, u64(0xf0 - 15 * i)) }
    return x
}

kernel toy_ascon_init(key: secret in u64le[2], nonce: public in u64le[2], st: secret out u64le[5]) constant_time {
    var x = permuted([u64(0x00001000808c0001), key[0], key[1], nonce[0], nonce[1]], 0)
    for i in 0..3 { st[i] = x[i] }
    for i in 0..2 { st[3 + i] = x[3 + i] ^ key[i] }
}

kernel toy_ascon_associated(st: secret inout u64le[5], ad: public in u64le[2] per block, n: count) constant_time {
    blocks n {
        let x = permuted([st[0] ^ ad[0], st[1] ^ ad[1], st[2], st[3], st[4]], 4)
        for i in 0..5 { st[i] = x[i] }
    }
}

kernel toy_ascon_separate(st: secret inout u64le[5]) constant_time { st[4] = st[4] ^ (u64(1) << 63) }

kernel toy_ascon_seal(st: secret inout u64le[5], src: secret in u64le[2] per block, dst: out u64le[2] per block,
                      n: count) constant_time {
    blocks n {
        let c = [st[0] ^ src[0], st[1] ^ src[1]]
        let x = permuted([c[0], c[1], st[2], st[3], st[4]], 4)
        for i in 0..2 { dst[i] = c[i] }
        for i in 0..5 { st[i] = x[i] }
    }
}

kernel toy_ascon_open(st: secret inout u64le[5], src: secret in u64le[2] per block, dst: out u64le[2] per block,
                      n: count) constant_time {
    blocks n {
        let c = [src[0], src[1]]
        let p = [st[0] ^ c[0], st[1] ^ c[1]]
        let x = permuted([c[0], c[1], st[2], st[3], st[4]], 4)
        for i in 0..2 { dst[i] = p[i] }
        for i in 0..5 { st[i] = x[i] }
    }
}

kernel toy_ascon_last(st: secret inout u64le[5], src: secret in u64le[2] per block, dst: out u64le[2] per block,
                      n: count) constant_time {
    blocks n {
        for i in 0..2 {
            st[i] = st[i] ^ src[i]
            dst[i] = st[i]
        }
    }
}

kernel toy_ascon_finish(st: secret in u64le[5], key: secret in u64le[2], tag: out u64le[2]) constant_time {
    let x = permuted([st[0], st[1], st[2] ^ key[0], st[3] ^ key[1], st[4]], 0)
    for i in 0..2 { tag[i] = x[3 + i] ^ key[i] }
}

algorithm toy_ascon {
    protocol duplex
    key 16
    nonce 16
    init toy_ascon_init
    associated toy_ascon_associated
    separate toy_ascon_separate
    seal toy_ascon_seal
    open toy_ascon_open
    last toy_ascon_last
    finish toy_ascon_finish
    domain 0x01
}

algorithm toy_ascon_separation {
    protocol kernel
    kernel toy_ascon_separate
}
