kernel k(src: in u8[4] per block, dst: out u32le[1] per block, n: count) {
    blocks n {
        dst[0] = u32(src[0]) ^ u32(src[1])  # error: 2 lanes have 32 bits each, this value has 8  # hint: a lane holds one value: use lanes of its width (`lanes 2 in mmx` and `lanes 4 in xmm` have 32 bits, `lanes 2 in xmm` 64), or map this kernel without `lanes`
    }
}

mapping k { lanes 2 in mmx }
