linear L(a: u32) -> u32 { return a ^ 1 }  # error: `L` is not linear: it maps 0 to 0x1  # hint: declare it as a `fn`, or take the constant out of it
kernel k(x: inout u32le[4]) {
    x[0] = L(x[1])
}
