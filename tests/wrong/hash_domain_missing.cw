const START: u32[4] = [1, 2, 3, 4]

kernel squeeze(h: inout u32le[4], m: in u32le[4] per block, n: count) {
    blocks n { for i in 0..4 { h[i] = h[i] ^ m[i] } }
}

algorithm a {
    protocol hash
    digest 16
    compress squeeze
    padding sponge  # error: algorithm `a`: `padding sponge` needs the field `domain`, the first byte behind a message  # hint: add a line `domain 0x06`, as SHA-3 has it, or `domain 0x1f` for SHAKE
    rate 8
}
