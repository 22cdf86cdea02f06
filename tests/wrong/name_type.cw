const u8: u32[1] = [1]
kernel k(x: inout u32le[4]) {
    x[0] = u8[0]  # error: unexpected `[`  # hint: expected `(`
}
