kernel k(src: in u32le[8] per block, dst: inout u32le[1], n: count) {
    blocks n {
        var w: u32[16]
        for t in 0..16 { if t < 8 { w[t] = src[t] } else { w[t] = (w[t - 4] ^ w[t - 8]) <<< 3 } }
        for t in 0..16 { dst[0] = (dst[0] <<< 5) + w[t] }
    }
}

mapping k { prefer packed }  # error: `prefer packed` does not say of what  # hint: write `prefer packed NAME`
