const START: u32[4] = [1, 2, 3, 4]

kernel squeeze(h: inout u32le[4], m: in u32le[8] per block, n: count) {
    blocks n { for i in 0..4 { h[i] = h[i] + m[i] } }
}

algorithm a {
    protocol hash
    block 64  # error: `block` is 64 bytes, but parameter `m` of kernel `squeeze` holds 32  # hint: write `block 32`, or change the parameter's length
    digest 16
    compress squeeze
    initial START
    length_bytes 8
}
