kernel k(x: inout u32le[4]) {
    let a = [x[0], x[1]]
    x[0] = 1 ^ a  # error: `^` works on one value, this is an array of 2  # hint: index it, such as `a[0]`, or use a `for` loop
}
