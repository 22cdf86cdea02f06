kernel k(x: inout u32le[4]) {
    var a: u32
    a == x[0]  # error: unexpected `=` after `=`  # hint: `==` compares and stands between two operands
}
