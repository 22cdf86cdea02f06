kernel k(src: in u32le[4] per block, dst: out u32le[4] per block, n: count) {
    blocks n { for i in 0..4 { dst[i] = src[i] + 1 } }
}

mapping k {
    whole src  # error: `whole` without `slices`  # hint: blocks are whole where there are no slices: remove the directive, or write `slices in xmm`
}
