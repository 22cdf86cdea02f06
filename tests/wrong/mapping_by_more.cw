kernel k(rk: in u32le[4], src: in u32le[4] per block, dst: out u32le[4] per block, n: count) {
    blocks n {
        for i in 0..4 as words { dst[i] = (src[i] <<< 3) ^ rk[i] }
    }
}

mapping k { roll words by 2 3 }  # error: `by` is followed by one number, which is not 0  # hint: write `roll LABEL by 2`: the body is repeated twice in each pass
