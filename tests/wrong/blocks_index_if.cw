kernel k(src: in u32le[2] per block, dst: out u32le[2] per block, n: count) {
    blocks n as i { if i == 0 { dst[0] = src[0] } }  # error: `if` decides at compile time, but this is a value of the data  # hint: choose between two values with `select(c, a, b)`
}
