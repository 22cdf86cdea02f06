kernel k(x: inout u32le[4]) {
    let a = x  # error: `x` is a memory parameter  # hint: read one element, such as `x[0]`
    x[0] = 1
}
