kernel k(rk: in u32le[4], src: in u32le[4] per block, dst: out u32le[4] per block, n: count) {
    blocks n {
        for i in 0..4 as words { dst[i] = (src[i] <<< 3) ^ rk[i] }
    }
}

mapping k { tables few }  # error: `tables` takes a number: 1 to 256  # hint: write `tables 4`, `tables merge` or `tables windows 8`
