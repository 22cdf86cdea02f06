kernel k(src: in u32le[2] per block, dst: out u32le[2] per block, n: count) {
    dst[0] = 1  # error: `dst` is per block and can only be used inside `blocks`  # hint: move this into the loop `blocks n { … }`, or remove `per block`
    blocks n { dst[0] = src[0] }
}
