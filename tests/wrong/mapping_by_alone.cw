kernel k(rk: in u32le[4], src: in u32le[4] per block, dst: out u32le[4] per block, n: count) {
    blocks n {
        for i in 0..4 as words { dst[i] = (src[i] <<< 3) ^ rk[i] }
    }
}

mapping k { roll by 2 }  # error: `by` without a loop before it  # hint: write `roll LABEL by 2`
