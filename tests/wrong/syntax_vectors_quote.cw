kernel k(x: inout u32le[4]) {
    x[0] = 1
}

algorithm a {
    protocol block_cipher
    vectors "a.json "A"  # error: the quoted name does not end on this line  # hint: close it with a double quote
}
