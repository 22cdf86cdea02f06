fn next(m: u32) -> u32 { return m + 1 }
kernel k(x: inout u32le[4]) {
    x[0] = next(x)  # error: argument `m` of `next`: `x` is memory, and one value is needed here  # hint: declare the parameter as `m: u32[]`, or give it one element, such as `x[0]`
}
