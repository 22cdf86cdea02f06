const A: u32[4] = [1, 2, 3, 4]
kernel k(x: inout u32le[4]) {
    x[0] = A[x[1]]  # error: an array index must be known at compile time  # hint: for a look-up at run time declare a `table` and call it, such as `T(x)`
}
