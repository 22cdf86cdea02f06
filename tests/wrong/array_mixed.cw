kernel k(x: inout u32le[4]) {
    let a = [x[0], x[1].byte[0]]  # error: the elements have different widths: [8, 32]  # hint: convert them to one width
    x[0] = a[0]
}
