kernel k(x: inout u32le[4]) {
    var a: u32[2][2]  # error: an array of two dimensions can only be a constant  # hint: name a row of it, such as `let row = T[0]`, or declare `const T: u32[4][8] = …` before the kernels
    x[0] = 1
}
