const N: int[4] = [3, 1, 4, 1]  # error: unexpected `[`  # hint: expected `=`
kernel k(a: inout u32le[4]) {
    for i in 0..4 as words { a[i] = a[i] ^ N[i] }
}
mapping k {
    roll words
}
