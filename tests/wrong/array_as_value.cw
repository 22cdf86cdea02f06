kernel k(x: inout u32le[4]) {
    var a: u32[4]
    for i in 0..4 { a[i] = x[i] }
    x[0] = a  # error: an array stands where one value is needed  # hint: index it, such as `a[0]`
}
