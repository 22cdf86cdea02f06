kernel k(rk: in u32le[4], src: in u32le[4] per block, dst: out u32le[4] per block, n: count) {
    blocks n { for i in 0..4 { dst[i] = src[i] ^ rk[i] } }
}

mapping k {
    broadcast rk  # error: `broadcast` without `slices`  # hint: it is about slices in memory: remove the directive, or write `slices in ymm`
}
