kernel k(x: inout u32le[4]) {
    let a = [[1, 2], [3, 4]]  # error: an array stands inside an array  # hint: arrays have one dimension: compute the index, such as `a[4*i + j]`
    x[0] = 1
}
