kernel k(x: inout u32le[4]) {
    var a: u32[4] = [x[0], x[1]]  # error: an array of 4 elements is needed here, this has 2  # hint: write its 4 elements in brackets, or change the declared type
    x[0] = a[0]
}
