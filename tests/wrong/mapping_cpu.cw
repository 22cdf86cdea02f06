kernel k(x: inout u32le[4]) {
    for i in 0..4 as words { x[i] = x[i] + 1 }
}

mapping k on nortwood { roll words }  # error: there is no table for a CPU `nortwood`  # hint: did you mean `northwood`?
