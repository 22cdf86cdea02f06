fn f(a: u32) -> u32 { return a }
kernel k(x: inout u32le[4]) {
    x[0] = f ^ x[1]  # error: `f` is not a value  # hint: call it, such as `f(x)`
}
