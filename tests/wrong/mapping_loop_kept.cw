kernel k(x: inout u32le[4]) {
    var a: u32[4]
    for i in 0..4 as words { a[i] = x[i] }
    x[0] = a[3]
}

mapping k { roll words }  # error: the loop `words` cannot be kept at run time: line 3, column 32: an array index must be known at compile time  # hint: remove `words` from `roll`, or use the loop's variable in indices of memory parameters and constant arrays only
