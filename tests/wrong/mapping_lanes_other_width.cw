kernel k(rk: in u32le[4], src: in u32le[4] per block, dst: out u32le[4] per block, n: count) {
    blocks n {
        for i in 0..4 as words { dst[i] = (src[i] <<< 3) ^ rk[i] }  # error: 2 lanes have 64 bits each, this value has 32  # hint: a lane holds one value: use lanes of its width (`lanes 2 in mmx` and `lanes 4 in xmm` have 32 bits, `lanes 2 in xmm` 64), or map this kernel without `lanes`
    }
}

mapping k { lanes 2 in xmm }
