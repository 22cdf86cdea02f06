kernel k(x: inout u32le[4]) {
    for i in 0..4 as words { x[i] = x[i] + 1 }
}

mapping k bitsliced on prescott {
    slices xmm  # error: `slices` does not say in which registers, once  # hint: write `slices in xmm`, `slices in mmx` or `slices in general`
}
