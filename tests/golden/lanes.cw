# after: map
# Four blocks side by side: words are gathered before the work and scattered after it, a round key is in every lane.
kernel k(rk: in u32le[1], src: in u32le[1] per block, dst: out u32le[1] per block, n: count) {
    blocks n { dst[0] = (src[0] <<< 7) + rk[0] }
}
mapping k { lanes 4 in xmm }
