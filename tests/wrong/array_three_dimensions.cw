const T = [[[1, 2], [3, 4]]]  # error: an array of three dimensions  # hint: arrays have one or two: compute the index, such as `a[i][4*j + k]`
kernel k(x: inout u32le[4]) {
    x[0] = 1
}
