kernel k(x: inout u32le[4]) {
    let carry = x[0]  # error: `carry` is a built-in function  # hint: choose another name
}
