kernel k(x: inout u32le[4]) {
    var a = x[0]
    for i in 0..1000000000 { a = a + 1 }  # error: a loop of 1,000,000,000 iterations  # hint: at most 65,536 can be unrolled; the loop over the message is `blocks n`
    x[0] = a
}
