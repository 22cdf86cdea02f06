kernel k(x: inout u32le[4]) {
    x[0] = x[1] ^ x[2] ^ x[3]
}

mapping k {
    nest xors  # error: `nest` is followed by `sums` or `rotations`  # hint: write `nest sums` or `nest rotations`
}
