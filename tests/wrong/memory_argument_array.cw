fn first(m: u32[4]) -> u32 { return m[0] }
kernel k(x: inout u32le[4]) {
    x[0] = first(x)  # error: argument `m` of `first`: `x` is memory, and an array is needed here  # hint: declare the parameter as `m: u32[]`, or give it elements, such as `x[0]`
}
