kernel k(src: in u64le[1] per block, dst: out u64le[1] per block, n: count) {
    blocks n {
        var state = src[0] <<< 5
        dst[0] = state ^ src[0]
    }
}

mapping k { place all in mmx; prefer from_memory sate }  # error: `k` has no variable `sate`  # hint: did you mean `state`?
