kernel k(x: inout u32le[4]) {
    let select = x[0]  # error: `select` is a built-in function  # hint: choose another name
    x[0] = select
}
