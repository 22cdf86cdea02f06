kernel k(x: inout u32le[4]) {
    for i in 0..1000000 step 2 { x[0] = 1 }  # error: a loop of 500,000 iterations  # hint: at most 65,536 can be unrolled; the loop over the message is `blocks n`
}
