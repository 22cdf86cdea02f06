kernel k(x: inout u32le[4]) {
    for i in 4..0 { x[i] = 1 }  # error: the loop counts from 4 down to 0  # hint: write `first..past_the_last`, and compute a falling number from the variable
}
