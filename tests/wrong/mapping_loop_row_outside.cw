const T: u32[2][3] = [[1, 2, 3], [4, 5, 6]]
kernel k(x: inout u32le[4]) {
    for i in 0..2 as rows { x[i] = T[0][2 + i] }  # error: index 3 is outside the array of 3  # hint: elements count from 0 to 2
}
mapping k { roll rows }
