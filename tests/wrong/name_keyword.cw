kernel k(x: inout u32le[4]) {
    let for = x[0]  # error: `for` is a word of the language  # hint: choose another name
}
