kernel k(x: inout u32le[4]) {
    x[0] = cat(x[1].byte[0], 0, x[2].byte[1], x[3].byte[0])  # error: this constant has no width here  # hint: give it one, such as `u32(1)`
}
