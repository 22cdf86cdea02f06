kernel k(x: inout u32le[4]) {
    x[0] = u32(x[1].byte(0))  # error: unexpected `(`  # hint: expected `[`
}
