kernel k(x: inout u32le[4]) {
    for i in 0..4 as words { x[i] = x[i] + 1 }
}

mapping k { rol words }  # error: there is no directive `rol`  # hint: did you mean `roll`? (known here: roll, unroll, lanes, streams, slices, whole, broadcast, place, tables, limbs, frame, boxes, prefer)
