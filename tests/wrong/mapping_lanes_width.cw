kernel k(rk: in u32le[4], src: in u32le[4] per block, dst: out u32le[4] per block, n: count) {
    blocks n {
        for i in 0..4 as words { dst[i] = (src[i] <<< 3) ^ rk[i] }
    }
}

mapping k { lanes 4 in mmx }  # error: 4 lanes of a register of 64 bits  # hint: a lane has 32 or 64 bits: `lanes 2 in mmx`, `lanes 2 in xmm` or `lanes 4 in xmm`, twice as many in ymm, and twice those in zmm
