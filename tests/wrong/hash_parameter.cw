const START: u32[4] = [1, 2, 3, 4]

kernel squeeze(h: inout u32le[4], t: in u32le[4], m: in u32le[8] per block, n: count) {
    blocks n { for i in 0..4 { h[i] = h[i] + m[i] } }
}

algorithm a {
    protocol hash
    block 32
    digest 16
    compress squeeze  # error: kernel `squeeze` has a parameter `t` that is neither the message nor the state  # hint: keep one `in … per block`, one `inout` and the count; a counter or a flag is `in … per block`, and named by a line `byte_counter NAME`, `block_counter NAME` or `final_flag NAME`
    initial START
    length_bytes 8
}
