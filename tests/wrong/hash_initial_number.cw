const START: u32[4] = [1, 2, 3, 4]

kernel squeeze(h: inout u32le[4], m: in u32le[8] per block, n: count) {
    blocks n { for i in 0..4 { h[i] = h[i] + m[i] } }
}

algorithm a {
    protocol hash
    block 32
    digest 16
    compress squeeze
    initial 0  # error: `initial` takes a constant array, not `0`  # hint: write `initial NAME`
    length_bytes 8
}
