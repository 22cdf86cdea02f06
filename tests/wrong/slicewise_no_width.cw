sbox S: u2 -> u2 = [2, 0, 3, 1]
kernel k(x: inout u32le[2]) {
    let y = slicewise(S, 1, 2)  # error: the values of slicewise have no width  # hint: give one of them a type, such as `u32(0)`
    x[0] = y[0]
}
