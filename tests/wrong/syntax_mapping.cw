kernel k(x: inout u32le[4]) {
    x[0] = 1
}

mapping k on { roll a }  # error: unexpected `{`  # hint: expected a CPU's name
