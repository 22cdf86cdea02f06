kernel k(src: in u32le[2] per block, dst: out u32le[2] per block, n: count) {
    blocks n, i { dst[0] = i }  # error: unexpected `,`  # hint: expected `as` or `{`
}
