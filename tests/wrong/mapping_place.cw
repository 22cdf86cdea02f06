kernel k(x: inout u32le[4]) {
    for i in 0..4 { x[i] = x[i] + 1 }
}

mapping k { place x mmx }  # error: `place` does not say what is placed where  # hint: write `place all in mmx`, which is about 64-bit values, `place all in general`, or `place NAME in mmx`, which is about a 32-bit variable
