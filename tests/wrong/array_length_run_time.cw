kernel k(x: inout u32le[4]) {
    var a: u32[x[0]]  # error: an array length must be known at compile time  # hint: use numbers, constants and variables of unrolled `for` loops
    x[0] = 1
}
