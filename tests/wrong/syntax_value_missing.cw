kernel k(x: inout u32le[4]) {
    let a = x[0] ^
    let b = x[1]  # error: unexpected `let`  # hint: expected a value before it
    x[2] = a ^ b
}
