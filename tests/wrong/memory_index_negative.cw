kernel k(x: inout u32le[4]) {
    for i in 0..4 { x[i] = x[i - 1] }  # error: index -1 is outside `x`, which has 4 elements  # hint: elements count from 0 to 3
}
