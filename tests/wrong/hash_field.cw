const START: u32[4] = [1, 2, 3, 4]

kernel squeeze(h: inout u32le[4], m: in u32le[4] per block, n: count) {
    blocks n { for i in 0..4 { h[i] = h[i] ^ m[i] } }
}

algorithm a {
    protocol hash
    digest 16
    compress squeeze
    length_bytes 8
    iv 16  # error: protocol hash does not use a field `iv`  # hint: known here: big_endian_words, block, block_counter, byte_counter, compress, digest, domain, final_flag, initial, key, key_length_at, length_bytes, …
}
