kernel k(x: inout u32le[4]) {
    x[0] = x[1] / 3  # error: an operand of `/` must be known at compile time  # hint: kernels do not divide: shift, or compute a table
}
