kernel k(x: inout u32le[4]) {
    var a: u32[0]  # error: an array of 0 elements  # hint: a length is 1 to 4096
    x[0] = 1
}
