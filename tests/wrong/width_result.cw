fn f(a: u32) -> u32 {
    let b = a.byte[0]
    return b  # error: this is u8, but u32 is needed here  # hint: write u32(…) to convert it
}
kernel k(x: inout u32le[4]) {
    x[0] = f(x[1])
}
