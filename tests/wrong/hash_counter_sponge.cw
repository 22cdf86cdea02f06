const START: u32[4] = [1, 2, 3, 4]

kernel squeeze(h: inout u32le[4], m: in u32le[4] per block, t: public in u64le[1] per block, n: count) {
    blocks n { for i in 0..4 { h[i] = h[i] ^ m[i] } }
}

algorithm a {
    protocol hash
    digest 16
    compress squeeze
    padding sponge
    domain 6
    final_flag t  # error: `final_flag` says nothing with `padding sponge`  # hint: remove it, or write `padding length` or `padding zeros` or `padding bytes`
}
