const T: u32[2][3] = [[1, 2], [4, 5]]  # error: an array of 3 elements is needed here, this has 2  # hint: write its 3 elements in brackets, or change the declared type
kernel k(x: inout u32le[4]) {
    x[0] = T[0][0]
}
