kernel k(src: in u32le[2] per block, dst: out u32le[2] per block, n: count) {
    blocks n { dst[0] = src[0] }
    blocks n { dst[1] = src[1] }  # error: the kernel has a second loop over its blocks  # hint: put both bodies into one `blocks` loop, or make two kernels
}
