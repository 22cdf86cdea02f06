kernel k(x: inout u32le[4]) {
    let a = x[0]
    x[1] = a(0)  # error: `a` cannot be called  # hint: elements are read with brackets, such as `a[0]`; only `fn`, `table`, `sbox` and `linear` are called
}
