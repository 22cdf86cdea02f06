sbox S: u2 -> u2 = [2, 0, 3, 1]
kernel k(x: inout u32le[2]) {
    let y = slicewise(S, x[0], u16(x[1]))  # error: this is u16, but u32 is needed here  # hint: write u32(…) to convert it
    x[0] = y[0]
}
