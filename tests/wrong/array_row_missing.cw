const T: u32[2][3] = [[1, 2, 3], 4]  # error: one value stands beside rows of an array  # hint: write the row in brackets, such as `[1, 2]`
kernel k(x: inout u32le[4]) {
    x[0] = T[0][0]
}
