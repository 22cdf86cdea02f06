kernel k(x: inout u32le[4]) {
    let value = x[0]
    x[1] = vlaue  # error: `vlaue` is not declared  # hint: did you mean `value`?
}
