fn at(a: u32, i: int) -> u32 { if i < 2 { return a } else { return ~a } }
kernel k(x: inout u32le[4]) {
    for i in 0..4 as words { x[i] = at(x[i], i) }
}
mapping k { roll words }  # error: the loop `words` cannot be kept at run time: line 1, column 35: the variable of a run-time loop may only be added to or multiplied by constants  # hint: remove `words` from `roll`, or use the loop's variable in indices of memory parameters and constant arrays only
