kernel k(x: inout u32le[4]) {
    x[0] = u32((3).byte[0])  # error: this constant has no width here  # hint: give it one, such as `u32(1)`
}
