const START: u32[4] = [1, 2, 3, 4]

kernel squeeze(h: inout u32le[4], m: in u32le[8] per block, n: count) {
    blocks n { for i in 0..4 { h[i] = h[i] + m[i] } }
}

algorithm a {
    protocol hash
    block 32
    digest 16
    compress squeeze
    initial START
    length_bytes 8
    key 64  # error: `key` is 64 bytes, a block has only 32  # hint: give at most 32
}
