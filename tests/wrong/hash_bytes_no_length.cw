const START: u32[4] = [1, 2, 3, 4]

kernel squeeze(h: inout u32le[4], m: in u32le[4] per block, n: count) {
    blocks n { for i in 0..4 { h[i] = h[i] ^ m[i] } }
}

algorithm a {
    protocol hash
    digest 16
    compress squeeze
    padding bytes
    length_bytes 0  # error: algorithm `a`: `padding bytes` needs the field `length_bytes`, 1 or more  # hint: add a line `length_bytes 1` with the bytes that the length has, or write `padding zeros`
}

# mend 12:     length_bytes 2
