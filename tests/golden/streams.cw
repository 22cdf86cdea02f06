# after: map
# Two messages, each with half of the MMX registers (@1 is the second).
kernel k(h: inout u64le[1], m: in u64le[1] per block, n: count) {
    blocks n { h[0] = (h[0] ^ m[0]) >> 3 }
}
mapping k { streams 2 split mmx }
