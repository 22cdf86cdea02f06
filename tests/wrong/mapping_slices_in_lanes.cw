kernel k(src: in u32le[4] per block, dst: out u32le[4] per block, n: count) {
    blocks n { for i in 0..4 { dst[i] = src[i] + 1 } }
}

mapping k {
    slices in xmm
    lanes 4 in xmm  # error: `lanes` beside `slices`  # hint: a register of slices holds a bit of as many blocks as it is wide: remove one of the two
}
