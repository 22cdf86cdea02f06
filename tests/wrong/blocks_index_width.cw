kernel k(src: in u32le[2] per block, dst: out u64le[2] per block, n: count) {
    blocks n as i { dst[0] = i }  # error: this is u32, but u64 is needed here  # hint: write u64(…) to convert it
}
