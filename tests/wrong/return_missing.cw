fn f(a: u32) -> u32 {  # error: `f` ends without `return`  # hint: end it with `return` and a value
    let b = a + 1
}
kernel k(x: inout u32le[4]) {
    x[0] = f(x[1])
}
