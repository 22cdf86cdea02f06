kernel k(src: in u32le[2] per block, dst: out u32le[2] per block, n: count) {
    blocks n as cat { dst[0] = cat }  # error: `cat` is a built-in function  # hint: choose another name
}
