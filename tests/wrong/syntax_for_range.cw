kernel k(x: inout u32le[4]) {
    for i in 0, 4 { x[i] = 0 }  # error: unexpected `,`  # hint: expected `..`
}
