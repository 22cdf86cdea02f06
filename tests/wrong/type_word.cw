kernel k(x: inout u32le[4]) {
    let a: uint32 = x[0]  # error: there is no type `uint32`  # hint: types are `u1` to `u64`, `int`, and numbers: `type NAME = mod …`
    x[1] = a
}
