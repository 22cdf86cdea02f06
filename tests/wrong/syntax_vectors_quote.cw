kernel k(x: inout u32le[4]) {
    x[0] = 1
}

algorithm a {
    protocol block_cipher
    vectors "a.json "A"  # error: unexpected `A`  # hint: expected a name in double quotes
}
