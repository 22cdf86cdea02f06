const START: u32[4] = [1, 2, 3, 4]

kernel squeeze(h: inout u32le[4], m: in u32le[4] per block, n: count) {
    blocks n { for i in 0..4 { h[i] = h[i] ^ m[i] } }
}

algorithm a {
    protocol hash
    digest 16
    compress squeeze
    length_bytes 8
    key 16
    key_length_at 16  # error: `key_length_at` is 16 bytes, the state `h` has only 16  # hint: give at most 15
}
