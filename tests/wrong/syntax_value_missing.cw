kernel k(x: inout u32le[4]) {
    let a = x[0] ^
    let b = x[1]  # error: `let` is not declared  # hint: known here: x
    x[2] = a ^ b
}
