kernel k(x: inout u32le[1]) {
    while x < 3 { x[0] = x[0] + 1 }  # error: there is no `while`  # hint: loops are `for i in 0..8 { … }`, and over the blocks `blocks n { … }`
}
# mend 2:     for i in 0..3 { x[0] = x[0] + 1 }
