kernel k(x: inout u32le[4]) {
    for i in 0..4 step 0 { x[i] = 1 }  # error: a step of 0 never ends  # hint: count up by 1 or more, or down by -1 or less
}
