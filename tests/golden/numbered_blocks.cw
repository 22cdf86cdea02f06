# after: simplify
# The number of the block: four of them side by side, further on by eight in each pass, the second stream four ahead.
kernel k(c: in u32le[1], dst: out u32le[1] per block, n: count) {
    blocks n as i { dst[0] = c[0] + i }
}
mapping k { lanes 4 in xmm; streams 2 }
