kernel k(x: inout u32le[4]) {
    var a: u0  # error: there is no type `u0`  # hint: a value has 1 to 64 bits: `u1` to `u64`
    x[0] = 1
}
