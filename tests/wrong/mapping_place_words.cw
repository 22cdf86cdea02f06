kernel k(rk: in u32le[4], src: in u32le[4] per block, dst: out u32le[4] per block, n: count) {
    blocks n {
        for i in 0..4 as words { dst[i] = (src[i] <<< 3) ^ rk[i] }
    }
}

mapping k { place x in mmx }  # error: no value of `x` can be placed: none is an exclusive or of 32 bits  # hint: name variables, or parameters that are stored to, of at most 32 bits whose values are sums by `^`; values of 64 bits are placed by `place all in mmx`
