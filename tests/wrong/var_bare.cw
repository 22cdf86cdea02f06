kernel k(x: inout u32le[4]) {
    var a  # error: `a` has neither a type nor a value  # hint: write `var a: u32`
    x[0] = 1
}
