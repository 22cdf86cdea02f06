kernel k(x: inout u32le[4]) {
    x[0] = 1 << u5(x[1])  # error: this constant has no width here  # hint: give it one, such as `u32(1)`
}
