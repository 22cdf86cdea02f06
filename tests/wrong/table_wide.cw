table T: u32 -> u32 = c => c  # error: a table indexed by u32 is too large  # hint: index it by at most u16, or split the index
kernel k(x: inout u32le[4]) {
    x[0] = T(x[1])
}
