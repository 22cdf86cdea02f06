kernel k(x: inout u32le[4]) {
    x[0] = u32(permute(x[0], [x[1], x[2]]))  # error: element 0 of the table is not known at compile time  # hint: compute it from numbers and constants
}
