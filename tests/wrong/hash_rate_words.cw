const START: u32[4] = [1, 2, 3, 4]

kernel squeeze(h: inout u32le[4], m: in u32le[4] per block, n: count) {
    blocks n { for i in 0..4 { h[i] = h[i] ^ m[i] } }
}

algorithm a {
    protocol hash
    digest 16
    compress squeeze
    padding sponge
    domain 6
    rate 6
    big_endian_words 4  # error: the rate of 6 bytes is no whole number of words of 4  # hint: give the bytes of an element: 4
}
