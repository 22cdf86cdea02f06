kernel k(x: inout u32le[4]) {
    x[0] = x[1] ^ x[2] ^ x[3]
}

mapping k {
    prefer nested_sum  # error: there is no rewrite `nested_sum`  # hint: did you mean `nested_sums`?
}
