kernel k(src: in u32le[2] per block, dst: out u32le[2] per block, n: count) {
    var i = 0
    blocks n {
        dst[0] = src[0]
        i = i + 1  # error: `i` is a compile-time integer and cannot change in a run-time loop  # hint: declare it with a width, such as `u32`
    }
}
