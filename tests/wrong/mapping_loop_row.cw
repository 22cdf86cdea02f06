const T: u32[2][3] = [[1, 2, 3], [4, 5, 6]]
kernel k(x: inout u32le[4]) {
    for i in 0..2 as rows { let row = T[i]; x[i] = row[0] }
}
mapping k { roll rows }  # error: the loop `rows` cannot be kept at run time: line 3, column 41: the variable of a run-time loop takes a whole row of an array  # hint: remove `rows` from `roll`, or use the loop's variable in indices of memory parameters and constant arrays only
