sbox S: u2 -> u2 = [2, 0, 3, 1]
kernel k(x: inout u32le[2]) {
    x[0] = slicewise(S, x[0], x[1])  # error: an array stands where one value is needed  # hint: index it, such as `a[0]`
}
