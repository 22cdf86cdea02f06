kernel k(x: inout secret u32le[4]) {  # error: unexpected `secret` after `inout`  # hint: it stands before the direction: `secret inout u32le[…]`
    x[0] = x[1]
}
