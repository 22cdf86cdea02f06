const T: u32[2][3] = [[1, 2, 3], [4, 5]]  # error: a row of 2 elements, the first one has 3  # hint: make all rows equally long
kernel k(x: inout u32le[4]) {
    x[0] = T[0][0]
}
