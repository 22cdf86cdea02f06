const A: u8[2] = [1, 2]
const T = [[3, 4], A]  # error: a row of u8, the first one is of integers of no width  # hint: convert them to one width
kernel k(x: inout u32le[4]) {
    x[0] = 1
}
