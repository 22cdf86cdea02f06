fn f(a: u32, i: int) -> u32 { return a <<< i }
kernel k(x: inout u32le[4]) {
    x[0] = f(x[1], x[2])  # error: argument `i` of `f`: a compile-time integer is needed here  # hint: use numbers, constants and loop variables; data has a width, such as `u32`
}
