kernel k(x: inout u32le[4]) {
    for i in 0..4 step { x[i] = 0 }  # error: `step` stands without an amount  # hint: write it behind, such as `step 2` or `step -1`
}
