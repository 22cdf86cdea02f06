kernel k(x: inout u32le[4]) {
    for i in 0..4 as words { x[i] = x[i] + 1 }
}

mapping k {
    merge final into round  # error: there is no directive `merge`  # hint: known here: roll, unroll, lanes, streams, slices, whole, broadcast, place, tables, limbs, frame, boxes, prefer
}
