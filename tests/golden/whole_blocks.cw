# after: slice
# cpu: pentium3
# 32 blocks of 16 bits are brought into 16 slices: one level of the transposition after the other, by shifts and a mask.
kernel k(src: in u16le[1] per block, dst: out u16le[1] per block, n: count) { blocks n { dst[0] = src[0] } }
mapping k { slices in general; whole src }
