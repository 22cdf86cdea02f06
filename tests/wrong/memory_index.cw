kernel k(x: inout u32le[4]) {
    x[4] = x[0]  # error: index 4 is outside `x`, which has 4 elements  # hint: elements count from 0 to 3
}
