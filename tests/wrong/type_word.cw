kernel k(x: inout u32le[4]) {
    let a: uint32 = x[0]  # error: unexpected `uint32`  # hint: expected `int` or a type such as `u32`
    x[1] = a
}
