kernel k(x: inout u32le[2]) {
    let a = [x[0], x[1]]
    x[0] = mulhi(x[0], a)  # error: an array stands where one value is needed  # hint: index it, such as `a[0]`
}
