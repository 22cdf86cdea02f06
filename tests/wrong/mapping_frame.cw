kernel k(src: in u32le[4] per block, dst: out u32le[4] per block, n: count) {
    blocks n {
        for i in 0..4 as words { dst[i] = src[i] <<< 3 }
    }
}

mapping k { frame aside }  # error: `frame` does not say what of the frame  # hint: write `frame apart`
