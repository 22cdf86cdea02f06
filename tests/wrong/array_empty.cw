kernel k(x: inout u32le[4]) {
    let a = []  # error: an array needs an element  # hint: write its elements between the brackets
    x[0] = 1
}
