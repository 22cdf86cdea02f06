kernel k(x: inout u32le[4]) {
    state[0] = x[0]  # error: `state` is not declared  # hint: declare it: `var state: u32`
}
