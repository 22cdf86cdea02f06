kernel k(x: inout u32le[4]) {
    for i in 0..4 as words { x[i] = x[i] + 1 }
}

mapping k bitsliced on prescott {
    slices in xmm  # error: this version cannot do `slices` yet  # hint: remove the directive: the kernel is then compiled for tables
}
