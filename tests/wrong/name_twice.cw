kernel k(x: inout u32le[4]) {
    let a = x[0]
    let a = x[1]  # error: `a` is declared twice in this block  # hint: give it another name or assign to it
}
