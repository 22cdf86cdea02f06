fn f(a: u32) -> u32[] { return [a] }  # error: unexpected `]`  # hint: expected a value
kernel k(x: inout u32le[4]) {
    x[0] = f(x[1])[0]
}
