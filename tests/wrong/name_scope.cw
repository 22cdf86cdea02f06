kernel k(x: inout u32le[4]) {
    for i in 0..4 { let a = x[i] }
    x[0] = a  # error: `a` is not declared  # hint: known here: x
}
