# cpu: zen4 k
kernel k(rk: in u32le[4], src: in u32le[4] per block, dst: out u32le[4] per block, n: count) {
    blocks n { for i in 0..4 { dst[i] = src[i] ^ rk[i] } }
}

mapping k {
    slices in general
    broadcast rk  # error: zen4 has no instruction that repeats a word of memory in `general`  # hint: remove `broadcast`, or write `slices in xmm` or `slices in ymm` or `slices in zmm`
}
