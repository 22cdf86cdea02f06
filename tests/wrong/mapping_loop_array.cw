kernel k(a: inout u32le[4]) {
    var s = [a[0], a[1], a[2], a[3]]
    for i in 0..4 as words { a[i] = s[3 - i] }
}
mapping k {
    roll words  # error: the loop `words` cannot be kept at run time: line 3, column 39: the variable of a run-time loop indexes an array that is not constant  # hint: remove `words` from `roll`, or use the loop's variable in indices of memory parameters and constant arrays only
}
