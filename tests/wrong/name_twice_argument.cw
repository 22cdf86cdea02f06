fn f(a: u32, a: u32) -> u32 { return a }  # error: parameter `a` is declared twice  # hint: give one of them another name
kernel k(x: inout u32le[4]) {
    x[0] = f(x[0], x[1])
}
