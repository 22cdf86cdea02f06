kernel k(x: inout u32le[16]) {
    for i in 0..2 as rows { for h in 0..3 as halves { for j in 0..2 as columns { x[i] = x[(i + j) % 4 + 2*h] } } }
}
mapping k { roll rows halves columns }  # error: these loops cannot all be kept at run time: line 2, column 91: a loop between those of one `%` moves this index, too  # hint: remove one of them from `roll`
