fn f(a: u32) { return a }  # error: `f` declares no result, but returns one  # hint: write `fn f(…) -> u32` with the result's type, or remove `return`
kernel k(x: inout u32le[4]) {
    x[0] = f(x[1])
}
