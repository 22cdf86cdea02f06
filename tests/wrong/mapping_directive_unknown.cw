kernel k(x: inout u32le[4]) {
    for i in 0..4 as words { x[i] = x[i] + 1 }
}

mapping k {
    tables merge final into round  # error: `tables` takes a number: 1 to 256  # hint: write `tables 4` or `tables merge`
}
