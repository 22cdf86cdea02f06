kernel k(x: inout u32le[4]) {
    for i in 0..x[0] { x[0] = 1 }  # error: a loop bound must be known at compile time  # hint: use numbers, constants and variables of unrolled `for` loops
}
