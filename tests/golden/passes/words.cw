# cpu: core2
# A loop of 32-bit words: a repeated sum, a majority, a recurrence made in XMM registers, words read first, which is why
# dst may not be in place of src, rotations made of one another, and a sum in two sums.
kernel k(src: in u32le[8] per block, dst: out u32le[8] per block, n: count) {
    blocks n {
        var w: u32[12]
        for t in 0..12 { if t < 8 { w[t] = src[t] } else { w[t] = (w[t - 4] ^ w[t - 8]) <<< 3 } }
        let m = (w[0] & w[1]) ^ (w[0] & w[2]) ^ (w[1] & w[2])
        let a = (w[0] + w[1]) ^ m ^ w[8] ^ w[9] ^ w[10] ^ w[11]
        dst[0] = (a <<< 5) + (w[0] + w[1])
        dst[1] = a ^ (a <<< 30)
        dst[2] = m
        dst[3] = src[2]
        let t = (a >>> 7) + m + w[11]
        dst[4] = t + (m >>> 3)
        dst[5] = t + (a & w[10]) + (a | m)
    }
}
mapping k { prefer packed w; prefer early src; prefer nested_rotations; prefer differences }
