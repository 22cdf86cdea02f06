# A loop over words in slices, which the first time round reads them where the caller has them.
# cpu: northwood
kernel k(key: in u8[4], src: in u8[2] per block, dst: out u8[2] per block, n: count) {
    blocks n {
        var a = src[0]
        var b = src[1]
        for r in 0..4 as rounds {
            a = a ^ (b & key[r])
            b = b ^ (a <<< 3)
        }
        dst[0] = a
        dst[1] = b
    }
}
mapping k { slices in mmx; roll rounds }
