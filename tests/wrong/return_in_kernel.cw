kernel k(x: inout u32le[4]) {
    return x[0]  # error: `return` stands outside a function  # hint: kernels write their results to `out` parameters
}
