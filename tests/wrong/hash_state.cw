const START: u32[4] = [1, 2, 3, 4]

kernel squeeze(h: in u32le[4], g: out u32le[4], m: in u32le[8] per block, n: count) {
    blocks n { for i in 0..4 { g[i] = h[i] + m[i] } }
}

algorithm a {
    protocol hash
    block 32
    digest 16
    compress squeeze  # error: kernel `squeeze` has 0 parameters `inout`, the protocol needs one: the state  # hint: give the kernel exactly one such parameter, or name another kernel
    initial START
    length_bytes 8
}
