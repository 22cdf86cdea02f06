# cpu: haswell k
kernel k(rk: in u32le[4], src: in u32le[4] per block, dst: out u32le[4] per block, n: count) {
    blocks n { for i in 0..4 { dst[i] = src[i] ^ rk[i] } }
}

mapping k on haswell {
    slices in ymm
    broadcast kr  # error: `k` has no parameter `kr` that all blocks only read  # hint: known here: rk
}
