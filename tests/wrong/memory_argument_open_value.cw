fn first(m: u32[]) -> u32 { return m[0] }
kernel k(x: inout u32le[4]) {
    x[0] = first(x[1])  # error: argument `m` of `first`: an array or memory is needed here, this is one value  # hint: write the elements in brackets, or declare the parameter as `m: u32`
}
