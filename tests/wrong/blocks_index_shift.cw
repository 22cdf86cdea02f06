kernel k(src: in u32le[2] per block, dst: out u32le[2] per block, n: count) {
    blocks n as i { dst[0] = src[0] <<< i }  # error: a shift amount must be known at compile time  # hint: shift by every amount that can occur and choose with `select`
}
