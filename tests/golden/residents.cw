# after: residents
# cpu: zen4
# The second stream's number is that of the first and 2, whose sum with the key is made before the loop.
kernel k(key: in u64le[1], src: in u64le[1] per block, dst: out u64le[1] per block, n: count) {
    blocks n as i { dst[0] = src[0] ^ (u64(i) + key[0]) }
}
mapping k { lanes 2 in xmm; streams 2; prefer nested_sums; prefer residents }
