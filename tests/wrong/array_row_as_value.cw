const T: u32[2][3] = [[1, 2, 3], [4, 5, 6]]
kernel k(x: inout u32le[4]) {
    x[0] = T[1]  # error: an array stands where one value is needed  # hint: index it, such as `a[0]`
}
