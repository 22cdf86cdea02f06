kernel k(x: inout u32le[8]) {
    for i in 0..4 as rows { for j in 0..2 as columns { x[i] = x[(i + j) % 8] } }
}
mapping k { roll rows columns }  # error: these loops cannot all be kept at run time: line 2, column 65: an index is divided that the variable of a run-time loop moves; only `%` is possible, once, and with the variable of one loop  # hint: remove one of them from `roll`
