const T: u32[2][3] = [[1, 2, 3], [4, 5, 6]]
kernel k(x: inout u32le[4]) {
    x[0] = T[0][3]  # error: index 3 is outside the array of 3  # hint: elements count from 0 to 2
}
