kernel k(x: inout u32le[4]) {
    var a = x[0]
    a[0] = x[1]  # error: `a` is not an array  # hint: declare it as one, such as `var a: u32[4]`
}
