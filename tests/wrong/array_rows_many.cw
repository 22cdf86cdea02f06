const T: u32[100][100] = [[1, 2, 3], [4, 5, 6]]  # error: an array of 100 times 100 elements  # hint: it can have 4096 elements in all: make two of it
kernel k(x: inout u32le[4]) {
    x[0] = T[0][2]
}
