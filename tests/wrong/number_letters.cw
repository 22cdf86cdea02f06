kernel k(x: inout u32le[4]) {
    x[0] = 12ab  # error: `12ab` is not a number  # hint: numbers are written `27`, `0x1b` or `0b11011`; `_` may separate digits
}
