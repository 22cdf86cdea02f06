kernel k(x: inout u32le[4]) {
    for i in 0..4 as words { x[i] = x[i] + 1 }
}

mapping k {
    roll words word  # error: no loop of `k` is labelled `word`  # hint: did you mean `words`?
}
