kernel k(x: inout u32le[4]) {
    let s = x[0]
    for i in 0..4 step s { x[i] = 1 }  # error: a step must be known at compile time  # hint: use numbers, constants and variables of unrolled `for` loops
}
