kernel k(x: inout u32le[4]) {
    for i in 0..4 {
        i = 2  # error: `i` cannot be assigned  # hint: only what is declared with `var` changes: `var i = …`
        x[i] = 1
    }
}
