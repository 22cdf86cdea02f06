kernel k(x: inout u32le[4]) {
    let a = x[0]
    x[1] = a[0]  # error: only arrays and memory parameters can be indexed  # hint: bits are read with x[lo +: width]
}
