const START = [1, 2]
kernel k(h: inout u32le[2], m: in u32le[4] per block, n: count) { blocks n { h[0] = h[0] + m[0] } }
algorithm x {
    protocol hash
    digest 8
    compress k
    initial START  # error: `START` is int[2], the state `h` of kernel `k` is u32[2]  # hint: declare the constant as u32[2]
    length_bytes 8
}
