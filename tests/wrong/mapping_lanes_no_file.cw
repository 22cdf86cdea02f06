kernel k(rk: in u32le[4], src: in u32le[4] per block, dst: out u32le[4] per block, n: count) {
    blocks n {
        for i in 0..4 as words { dst[i] = (src[i] <<< 3) ^ rk[i] }
    }
}

mapping k { lanes 4 }  # error: `lanes` does not say in which registers, once  # hint: write `lanes 4 in xmm` or `lanes 2 in mmx`
