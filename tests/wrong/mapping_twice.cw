kernel k(x: inout u32le[4]) {
    for i in 0..4 as words { x[i] = x[i] + 1 }
}

mapping k on northwood { roll words }
mapping k on northwood { unroll words }  # error: a second mapping of `k` on northwood  # hint: the first is in line 5; put all directives into one
