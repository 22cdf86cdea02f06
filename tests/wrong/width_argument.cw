fn f(a: u16) -> u32 { return u32(a) }
kernel k(x: inout u32le[4]) {
    x[0] = f(x[1])  # error: argument `a` of `f`: this is u32, but u16 is needed here  # hint: write u16(…) to convert it
}
