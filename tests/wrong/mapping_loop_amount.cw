kernel k(x: inout u32le[4]) {
    for i in 0..4 as words { x[i] = x[i] <<< (i + 1) }
}

mapping k { roll words }  # error: the loop `words` cannot be kept at run time: line 2, column 47: a shift amount must be known at compile time  # hint: remove `words` from `roll`, or use the loop's variable in indices of memory parameters and constant arrays only
