# cpu: core2
kernel k(src: in u32le[2] per block, dst: out u32le[2] per block, n: count) {
    blocks n as i {
        dst[0] = src[0] + i
        dst[1] = u32(u64(i) >> 7)  # error: 4 lanes have 32 bits each, this value has 64  # hint: a lane holds one value: use lanes of its width (`lanes 2 in mmx` and `lanes 4 in xmm` have 32 bits, `lanes 2 in xmm` 64), or map this kernel without `lanes`
    }
}
mapping k { lanes 4 in xmm }
