kernel k(x: inout u32le[4], n: count) {  # error: the count `n` is not used  # hint: write the loop `blocks n { … }`, or remove the parameter
    x[0] = 1
}
