const A: int[4] = [1, 2, 3, 4]
kernel k(a: inout u32le[4]) {
    for i in 0..4 as words { a[i] = a[i] + A[i] }
}
mapping k {
    roll words  # error: the loop `words` cannot be kept at run time: line 3, column 46: the variable of a run-time loop indexes an array that has no width  # hint: remove `words` from `roll`, or use the loop's variable in indices of memory parameters and constant arrays only
}
