fn f(a: u32) -> u32 { retrun a }  # error: unexpected `a` after the name `retrun`  # hint: did you mean `return`?
kernel k(x: inout u32le[4]) {
    x[0] = f(x[1])
}
