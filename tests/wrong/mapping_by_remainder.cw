kernel k(rk: in u32le[4], src: in u32le[4] per block, dst: out u32le[4] per block, n: count) {
    blocks n {
        for i in 0..4 as words { dst[i] = (src[i] <<< 3) ^ rk[i] }
    }
}

mapping k { roll words by 3 }  # error: the loop `words` cannot be kept by 3: line 3, column 9: a loop of 4 iterations cannot take 3 in each pass  # hint: repeat the body a number of times that divides the iterations
