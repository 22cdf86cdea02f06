kernel k(src: in u32le[3] per block, dst: out u32le[3] per block, n: count) {
    blocks n { for i in 0..3 { dst[i] = src[i] + 1 } }  # error: a block of `src` has 12 bytes, which registers of 128 bits do not transpose  # hint: blocks of 8, 16, … bytes can be; take `src` out of `whole`
}

mapping k {
    slices in xmm
    whole src
}
