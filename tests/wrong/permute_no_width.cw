const P = [1, 0]
kernel k(x: inout u32le[4]) {
    x[0] = u32(permute(3, P))  # error: this constant has no width here  # hint: give it one, such as `u32(1)`
}
