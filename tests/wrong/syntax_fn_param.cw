fn f(a) -> u32 { return a }  # error: unexpected `)`  # hint: expected `:`
kernel k(x: inout u32le[4]) {
    x[0] = f(x[1])
}
