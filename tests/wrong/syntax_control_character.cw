kernel k(x: inout u32le[4]) {
    x[0] = x[1] ^ x[2]  # error: the character U+0007 cannot stand here  # hint: remove it; it does not show in most editors
}
