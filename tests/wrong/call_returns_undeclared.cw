fn first(m: u32[]) { return m[0] }  # error: `first` declares no result, but returns one  # hint: write `fn first(…) -> u32` with the result's type, or remove `return`
kernel k(x: inout u32le[4]) {
    first(x)
}
