kernel k(x: inout u32le[4]) {
    x[0] = x[1].word[0]  # error: unexpected `word`  # hint: expected `byte`
}
