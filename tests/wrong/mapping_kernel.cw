kernel k(x: inout u32le[4]) {
    for i in 0..4 as words { x[i] = x[i] + 1 }
}

mapping kk { roll words }  # error: there is no kernel `kk` to map  # hint: did you mean `k`?
