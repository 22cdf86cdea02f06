kernel k(x: inout u32le[4]) {
    x[0] = u32(u128(x[1]))  # error: there is no type `u128`  # hint: a value has 1 to 64 bits: `u1` to `u64`
}
