kernel k(src: in u32le[2] per block, dst: out u32le[2] per block, n: count) {
    blocks n as { dst[0] = src[0] }  # error: unexpected `{`  # hint: expected a name
}
