kernel k(x: inout u32le[4]) {
    for i in 0..4 as words { x[i] = x[i] + 1 }
}

mapping k {
    roll words
    unroll words  # error: `unroll words` after `roll words`  # hint: the first is in line 6; remove one of them
}
