kernel k(src: in u32le[2] per block, dst: out u32le[2] per block, n: count) {
    blocks n as i {
        i = src[0]  # error: `i` cannot be assigned  # hint: only what is declared with `var` changes: `var i = …`
        dst[0] = i
    }
}
