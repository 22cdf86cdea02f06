kernel k(x: inout u32le[4]) {
    x[0] = 0b102  # error: `0b102` is not a number  # hint: numbers are written `27`, `0x1b` or `0b11011`; `_` may separate digits
}
