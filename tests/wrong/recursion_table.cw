table T: u8 -> u32 = c => T(c ^ 1)  # error: `T` is not defined yet  # hint: definitions are evaluated from top to bottom and cannot use themselves: move it further up
kernel k(x: inout u32le[4]) {
    x[0] = T(x[1].byte[0])
}
