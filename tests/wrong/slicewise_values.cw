sbox S: u2 -> u2 = [2, 0, 3, 1]
kernel k(x: inout u32le[2]) {
    let y = slicewise(S, x[0])  # error: `S` has 2 input bits, 1 values given  # hint: give one value for each input bit, bit 0 first
    x[0] = y[0]
}
