kernel k(x: inout u32le[4]) {
    x[0] = 1
}

mapping k { roll rounds }  # error: no loop of `k` is labelled `rounds`  # hint: label one: `for … as LABEL { … }`
