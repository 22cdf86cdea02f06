const START: u32[5] = [1, 2, 3, 4, 5]

kernel squeeze(h: inout u32le[4], m: in u32le[8] per block, n: count) {
    blocks n { for i in 0..4 { h[i] = h[i] + m[i] } }
}

algorithm a {
    protocol hash
    block 32
    digest 16
    compress squeeze
    initial START  # error: `START` is u32[5], the state `h` of kernel `squeeze` is u32[4]  # hint: declare the constant as u32[4]
    length_bytes 8
}
