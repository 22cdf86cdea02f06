# after: map
# cpu: zen4
# Slices of a key that all blocks share are words in memory, repeated where they are read.
kernel k(rk: in u8[1], src: in u8[1] per block, dst: out u8[1] per block, n: count) {
    blocks n { dst[0] = src[0] ^ rk[0] }
}
mapping k { slices in zmm; broadcast rk }
