fn first(m: u32[]) -> u32 { return m[0] }
kernel k(x: inout u64le[4]) {
    x[0] = u64(first(x))  # error: argument `m` of `first`: `x` has elements of u64, but u32 is needed here  # hint: declare the parameter as `m: u64[]`
}
