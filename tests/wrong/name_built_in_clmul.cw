fn clmul(x: u32) -> u32 { return x }  # error: `clmul` is a built-in function  # hint: choose another name
kernel k(x: inout u32le[4]) {
    x[0] = 1
}
