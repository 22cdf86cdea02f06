kernel k(src: in u32le[2] per block, dst: out u32le[2] per block, n: count, m: count) {  # error: a kernel has at most one count parameter  # hint: all parameters per block advance together
    blocks n { dst[0] = src[0] }
}
