table T: u11 -> u1 = c => c[10 +: 1]
kernel k(x: inout u32le[9]) {
    let y = slicewise(T, x[0], x[1], x[2], x[3], x[4], x[5], x[6], x[7], x[8], x[0], x[1])  # error: `T` has 11 input bits, slicewise takes at most 10  # hint: such a table makes a very large circuit: split it, or write the operations
    x[0] = y[0]
}
