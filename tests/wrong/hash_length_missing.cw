const START: u32[4] = [1, 2, 3, 4]

kernel squeeze(h: inout u32le[4], m: in u32le[8] per block, n: count) {
    blocks n { for i in 0..4 { h[i] = h[i] + m[i] } }
}

algorithm a {  # error: algorithm `a`: protocol hash needs the field `length_bytes`  # hint: add a line `length_bytes 16` (0: no length is in the padding), or `padding sponge`, or `padding zeros`
    protocol hash
    block 32
    digest 16
    compress squeeze
    initial START
}
