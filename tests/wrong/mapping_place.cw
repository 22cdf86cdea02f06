kernel k(x: inout u32le[4]) {
    for i in 0..4 { x[i] = x[i] + 1 }
}

mapping k { place x mmx }  # error: `place` does not say what is placed where  # hint: `place NAME in mmx`
