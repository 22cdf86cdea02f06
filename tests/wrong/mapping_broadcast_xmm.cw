# cpu: athlon64
kernel k(rk: in u32le[4], src: in u32le[4] per block, dst: out u32le[4] per block, n: count) {
    blocks n { for i in 0..4 { dst[i] = src[i] ^ rk[i] } }
}

mapping k {
    slices in xmm
    broadcast rk  # error: athlon64 has no instruction that repeats a word of memory in `xmm`  # hint: remove `broadcast`, or map for a CPU that has such: `mapping … on CPU { slices in ymm; … }`
}
