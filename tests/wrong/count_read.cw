kernel k(src: in u32le[2] per block, dst: out u32le[2] per block, n: count) {
    blocks n { dst[0] = src[0] + n }  # error: `n` is a count and not a value  # hint: write `blocks n { … }`; in `blocks n as i { … }` the number of the block is the value `i`
}
