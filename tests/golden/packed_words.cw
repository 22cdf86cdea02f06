# after: pack
kernel k(src: in u32le[8] per block, dst: inout u32le[1], n: count) {
    blocks n {
        var w: u32[16]
        for t in 0..16 { if t < 8 { w[t] = src[t] } else { w[t] = (w[t - 4] ^ w[t - 8]) <<< 3 } }
        var total = dst[0]
        for t in 0..16 { total = (total <<< 5) + w[t] }
        dst[0] = total
    }
}
mapping k { prefer packed w }
