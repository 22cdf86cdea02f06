kernel k(x: inout u32le[4]) {
    for i in 4..0 { x[i] = 1 }  # error: the loop counts from 4 down to 0  # hint: write `4..0 step -1`; the second bound is left out, so that `3..-1 step -1` has the values of `0..4`
}
