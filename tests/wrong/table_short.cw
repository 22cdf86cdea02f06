table T: u2 -> u4 = [1, 2, 3]  # error: `T` has 3 entries, an index of u2 needs 4  # hint: complete the list, or give a rule: `x => …`
kernel k(x: inout u32le[4]) {
    x[0] = u32(T(x[1][0 +: 2]))
}
