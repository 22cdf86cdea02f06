# NAME: a stream cipher of numbered blocks. 256-bit key, 96-bit nonce, blocks of 64 bytes, 8 rounds of add, rotate, XOR.

fn mix(x: u32[16], a: int, b: int) -> u32[16] {
    x[a] = x[a] + x[b]
    x[b] = ((x[b] ^ x[a]) <<< 11) + x[(a + b) % 16]
    return x
}

# The number of a call's first block is `counter`; that of the others follows. No block depends on another.
kernel NAME_blocks(key: secret in u32le[8], nonce: public in u32le[3], counter: public in u32le[1],
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

algorithm NAME {
    protocol stream
    key 32
    nonce 12
    block 64
    blocks NAME_blocks
    block_counter counter
    vectors "NAME.json" "NAME"
}
