# NAME: authenticated encryption, of the stream cipher NAME_stream and the message authentication code NAME_mac.

fn mix(x: u32[16], a: int, b: int) -> u32[16] {
    x[a] = x[a] + x[b]
    x[b] = ((x[b] ^ x[a]) <<< 11) + x[(a + b) % 16]
    return x
}

# The number of a call's first block is `counter`; that of the others follows. No block depends on another.
kernel NAME_stream_blocks(key: secret in u32le[8], nonce: public in u32le[3], counter: public in u32le[1],
                          src: secret in u32le[16] per block, dst: out u32le[16] per block, n: count) constant_time {
    blocks n as i {
        var s: u32[16]
        for j in 0..4 { s[j] = u32(0x9e3779b9) * (j + 1) }
        for j in 0..8 { s[4 + j] = key[j] }
        s[12] = counter[0] + i
        for j in 0..3 { s[13 + j] = nonce[j] }
        var x = s
        for r in 0..8 as rounds { for j in 0..16 { x = mix(x, j, (5 * j + 4) % 16) } }
        for j in 0..16 { dst[j] = src[j] ^ (x[j] + s[j]) }
    }
}

fn round(v: u32[4]) -> u32[4] {
    v[0] = v[0] + v[1]
    v[2] = v[2] + v[3]
    v[1] = (v[1] <<< 5) ^ v[0]
    v[3] = (v[3] <<< 8) ^ v[2]
    v[0] = (v[0] <<< 16) + v[3]
    v[2] = (v[2] <<< 16) + v[1]
    v[3] = (v[3] <<< 7) ^ v[0]
    v[1] = (v[1] <<< 13) ^ v[2]
    return v
}

fn absorbed(v: u32[4], low: u32, high: u32) -> u32[4] {
    v[2] = v[2] ^ low
    v[3] = v[3] ^ high
    for r in 0..4 { v = round(v) }
    v[0] = v[0] ^ low
    v[1] = v[1] ^ high
    return v
}

# What one kernel writes to `v` the next ones take as `v`; `key` is the message's.
kernel NAME_mac_init(key: secret in u32le[4], v: secret out u32le[4]) constant_time {
    v[0] = key[0] ^ 0x736f6d65
    v[1] = key[1] ^ 0x646f7261
    v[2] = key[2] ^ 0x6c796765
    v[3] = key[3] ^ 0x74656462
}

kernel NAME_mac_blocks(v: secret inout u32le[4], m: secret in u32le[2] per block, n: count) constant_time {
    blocks n {
        let x = absorbed([v[0], v[1], v[2], v[3]], m[0], m[1])
        for j in 0..4 { v[j] = x[j] }
    }
}

kernel NAME_mac_finish(v: secret in u32le[4], tag: out u32le[2]) constant_time {
    var x = [v[0], v[1], v[2] ^ 0xff, v[3]]
    for r in 0..8 { x = round(x) }
    tag[0] = x[0] ^ x[2]
    tag[1] = x[1] ^ x[3]
}

algorithm NAME_stream {
    protocol stream
    key 32
    nonce 12
    blocks NAME_stream_blocks
    block_counter counter
    vectors "NAME.json" "NAME_stream"
}

# Behind every message stand the byte 1 and zeros, to a whole block.
algorithm NAME_mac {
    protocol mac
    key 16
    init NAME_mac_init
    blocks NAME_mac_blocks
    finish NAME_mac_finish
    padding length
    domain 0x01
    vectors "NAME.json" "NAME_mac"
}

# The key of the MAC is the beginning of block 0 of the keystream, the text begins with block 1. The MAC is given the
# associated data, the ciphertext and the lengths of both.
algorithm NAME {
    protocol aead
    cipher NAME_stream
    mac NAME_mac
    mac_key_block 0
    text_block 1
    lengths bytes
    length_order little_endian
    vectors "NAME.json" "NAME"
}
