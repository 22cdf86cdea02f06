const START: u32[4] = [1, 2, 3, 4]

kernel squeeze(h: inout u32le[4], m: in u32le[4] per block, t: public in u64le[1] per block, n: count) {
    blocks n { for i in 0..4 { h[i] = h[i] ^ m[i] } }
}

algorithm a {
    protocol hash
    digest 16
    compress squeeze  # error: kernel `squeeze` has 2 parameters `in … per block`, the protocol needs one: the message  # hint: give the kernel exactly one such parameter, or name another kernel; a counter or a flag is `in … per block`, and named by a line `byte_counter NAME`, `block_counter NAME` or `final_flag NAME`
    length_bytes 8
}
