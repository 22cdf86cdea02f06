# NAME: a message authentication code. 128-bit key, blocks of 8 bytes, a tag of 8, add, rotate, XOR.

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
kernel NAME_init(key: secret in u32le[4], v: secret out u32le[4]) constant_time {
    v[0] = key[0] ^ 0x736f6d65
    v[1] = key[1] ^ 0x646f7261
    v[2] = key[2] ^ 0x6c796765
    v[3] = key[3] ^ 0x74656462
}

kernel NAME_blocks(v: secret inout u32le[4], m: secret in u32le[2] per block, n: count) constant_time {
    blocks n {
        let x = absorbed([v[0], v[1], v[2], v[3]], m[0], m[1])
        for j in 0..4 { v[j] = x[j] }
    }
}

kernel NAME_finish(v: secret in u32le[4], tag: out u32le[2]) constant_time {
    var x = [v[0], v[1], v[2] ^ 0xff, v[3]]
    for r in 0..8 { x = round(x) }
    tag[0] = x[0] ^ x[2]
    tag[1] = x[1] ^ x[3]
}

# Behind every message stand the byte 1 and zeros, to a whole block.
algorithm NAME {
    protocol mac
    key 16
    block 8
    tag 8
    init NAME_init
    blocks NAME_blocks
    finish NAME_finish
    padding length
    domain 0x01
    vectors "NAME.json" "NAME"
}
