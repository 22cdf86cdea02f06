kernel k(src: in u32le[2] per block, dst: out u32le[2] per block, n: count) {
    blocks n {
        blocks n { dst[0] = src[0] }  # error: `blocks` inside `blocks`  # hint: a kernel has one loop over its blocks
    }
}
