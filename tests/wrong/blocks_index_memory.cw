kernel k(src: in u32le[2] per block, dst: out u32le[2] per block, n: count) {
    blocks n as i { dst[0] = src[2*i] }  # error: the number of the block indexes `src`  # hint: a parameter `per block` goes on with each block: index it from the beginning of its block
}
