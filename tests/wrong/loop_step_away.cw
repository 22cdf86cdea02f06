kernel k(x: inout u32le[4]) {
    for i in 0..4 step -1 { x[i] = 1 }  # error: a step of -1 never leads from 0 to 4  # hint: change its sign: `step 1`
}
