kernel k(x: inout u32le[8]) {
    for i in 0..4 as words { x[i] = x[4 + (i + 1) % 8] }  # error: index 8 is outside `x`, which has 8 elements  # hint: elements count from 0 to 7
}
mapping k { roll words }
