const START: u32[4] = [1, 2, 3, 4]

kernel squeeze(h: inout u32le[4], m: in u32le[4] per block, t: public in u64le[1], n: count) {
    blocks n { for i in 0..4 { h[i] = h[i] ^ m[i] } }
}

algorithm a {
    protocol hash
    digest 16
    compress squeeze
    length_bytes 8
    byte_counter t  # error: `t` of kernel `squeeze` is not `in … per block`; every block is given its own value  # hint: declare it as `t: public in u64le[1] per block`, and read it in the loop over the blocks
}
