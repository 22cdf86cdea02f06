kernel k(x: inout u32le[8]) {
    for i in 0..4 as words { x[i] = x[i / 2] }
}
mapping k { roll words }  # error: the loop `words` cannot be kept at run time: line 2, column 39: an index is divided that the variable of a run-time loop moves; only `%` is possible, and once  # hint: remove `words` from `roll`, or use the loop's variable in indices of memory parameters and constant arrays only
