kernel k(x: inout u32le[100000]) {  # error: `x` has 100000 elements  # hint: a length is 1 to 65536
    x[0] = 1
}
