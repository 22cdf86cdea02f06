sbox S: u2 -> u2 = [1, 2, 3, 0, 1]  # error: `S` has 5 entries, an index of u2 needs 4  # hint: complete the list, or give a rule: `x => …`
kernel k(x: inout u32le[4]) {
    x[0] = u32(S(x[1][0 +: 2]))
}
