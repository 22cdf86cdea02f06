fn f(a: u32) -> u32 {
    return a + 1
    let b = a  # error: this is never reached: it stands after `return`  # hint: remove it, or move `return`
}
kernel k(x: inout u32le[4]) {
    x[0] = f(x[1])
}
