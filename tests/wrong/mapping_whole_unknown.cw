kernel k(src: in u32le[4] per block, dst: out u32le[4] per block, n: count) {
    blocks n { for i in 0..4 { dst[i] = src[i] + 1 } }
}

mapping k {
    slices in xmm
    whole sorc  # error: `k` has no parameter `sorc` with a block for each round of `blocks`  # hint: did you mean `src`?
}
