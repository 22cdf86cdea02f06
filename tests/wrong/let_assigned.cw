kernel k(x: inout u32le[4]) {
    let a = x[0]
    a = x[1]  # error: `a` cannot be assigned  # hint: only what is declared with `var` changes: `var a = …`
    x[2] = a
}
