kernel k(x: inout u32le[4]) {
    var a: u32[4]
    a[4] = x[0]  # error: index 4 is outside the array of 4  # hint: elements count from 0 to 3
}
