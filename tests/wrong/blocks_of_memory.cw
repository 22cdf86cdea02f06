kernel k(src: in u32le[2] per block, dst: out u32le[2] per block, n: count) {
    blocks src { dst[0] = src[0] }  # error: `src` is not a count parameter  # hint: `blocks` takes the parameter declared as `src: count` in the kernel's head; other loops are `for i in 0..8`
}
