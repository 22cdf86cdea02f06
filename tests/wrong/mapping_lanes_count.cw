kernel k(rk: in u32le[4], src: in u32le[4] per block, dst: out u32le[4] per block, n: count) {
    blocks n {
        for i in 0..4 as words { dst[i] = (src[i] <<< 3) ^ rk[i] }
    }
}

mapping k on prescott { lanes 2 in xmm }
mapping k { lanes 3 in xmm }  # error: `lanes` takes a number: 1, 2, 4, 8, 16  # hint: write `lanes 4 in xmm`
