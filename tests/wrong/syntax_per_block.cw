kernel k(src: in u32le[2] perblock, dst: out u32le[2] per block, n: count) {  # error: unexpected `perblock`  # hint: expected `)`, `,` or `per block`
    blocks n { dst[0] = src[0] }
}
