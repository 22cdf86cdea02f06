kernel k(src: in u32le[2] per block, dst: out u32le[2] per block, n: count) {
    blocks n as i { dst[0] = src[0] << i }  # error: an amount of u32 may be more than u32 can be shifted by  # hint: write u5(…) round it: its low 5 bits are below 32
}
