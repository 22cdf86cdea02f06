kernel k(x: inout u32le[4]) {
    lett a = x[0]  # error: unexpected `a` after the name `lett`  # hint: did you mean `let`?
    x[1] = a
}
