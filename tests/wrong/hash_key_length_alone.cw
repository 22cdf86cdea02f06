const START: u32[4] = [1, 2, 3, 4]

kernel squeeze(h: inout u32le[4], m: in u32le[4] per block, n: count) {
    blocks n { for i in 0..4 { h[i] = h[i] ^ m[i] } }
}

algorithm a {
    protocol hash
    digest 16
    compress squeeze
    length_bytes 8
    key_length_at 1  # error: `key_length_at` is about a key, and there is no `key`  # hint: add a line `key 32` with the bytes of the longest key, or remove this
}
