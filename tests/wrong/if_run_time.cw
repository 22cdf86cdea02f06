kernel k(x: inout u32le[4]) {
    if x[0] == 1 { x[1] = 2 }  # error: `if` decides at compile time, but this is a value of the data  # hint: choose between two values with `select(c, a, b)`
}
