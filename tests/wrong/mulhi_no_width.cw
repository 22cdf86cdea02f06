kernel k(x: inout u32le[2]) {
    x[0] = mulhi(3, 5)  # error: the values of mulhi have no width  # hint: give one of them a type, such as `u32(3)`
}
