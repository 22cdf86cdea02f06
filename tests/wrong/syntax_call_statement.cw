fn f(a: u32) -> u32 { return a }
kernel k(x: inout u32le[4]) {
    f(x[0])  # error: a call of `f` stands alone  # hint: use what it gives: `let y = f(…)`; only a function without `->` is a statement
}
