kernel k(x: inout u32le[4]) {
    x[0] = x[1] << x[2]  # error: a shift amount must be known at compile time  # hint: shift by every amount that can occur and choose with `select`
}
