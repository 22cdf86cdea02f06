kernel k(x: inout u32le[8]) {
    for i in 0..4 as rows { for j in 0..2 as columns { x[i] = x[(i + j) % 8] } }
}
mapping k { roll rows columns }  # error: these loops cannot all be kept at run time: line 2, column 65: of the variable of one run-time loop only `%` can be taken, once  # hint: remove one of them from `roll`
