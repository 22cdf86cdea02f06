fn f(a: u32, b: u32) -> u32 { return a + b }
kernel k(x: inout u32le[4]) {
    x[0] = f(x[1])  # error: `f` takes 2 arguments, 1 given  # hint: write `f(a, b)`
}
