kernel k(src: in u32le[4] per block, dst: out u32le[4] per block, n: count) {
    blocks n {
        for i in 0..4 { dst[i] = src[i] <<< 3 }
    }
}

mapping k wide on prescott { streams 0 }  # error: `streams` takes a number: 1 to 8  # hint: write `streams 2 split mmx`
