kernel k(x: inout u32le[4]) {
    x[0] = 1 <<< 3  # error: a constant without a width cannot be rotated  # hint: give it one, such as `u32(1)`
}
