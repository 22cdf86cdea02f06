kernel k(x: inout u32le[4]) {
    let a: u65 = 1  # error: there is no type `u65`  # hint: a value has 1 to 64 bits: `u1` to `u64`
    x[0] = u32(a)
}
