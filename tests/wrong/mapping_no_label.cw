kernel k(x: inout u32le[4]) {
    for i in 0..4 as words { x[i] = x[i] + 1 }
}

mapping k { roll }  # error: `roll` names no loop  # hint: write `roll LABEL`; labels here: words
