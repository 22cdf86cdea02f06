kernel k(src: in u32le[4] per block, dst: out u32le[4] per block, n: count) {
    blocks n {
        for i in 0..4 { dst[i] = src[i] <<< 3 }
    }
}

mapping k { streams 3 split mmx }  # error: the 8 registers of `mmx` are too few to be split between 3 streams  # hint: a stream needs at least 3: split for 2 streams, or leave `split` out, so that they share the registers
