kernel k(rk: in u32le[4], src: in u32le[4] per block, dst: out u32le[4] per block, n: count) {
    blocks n {
        for i in 0..4 as words { dst[i] = (src[i] <<< 3) ^ rk[i] }
    }
}

mapping k { place x in mmx }  # error: `place` does not say what is placed where  # hint: write `place all in mmx`, which is about 64-bit values, or `place all in general`
