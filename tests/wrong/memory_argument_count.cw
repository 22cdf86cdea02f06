fn first(m: u32[]) -> u32 { return m[0] }
kernel k(x: inout u32le[4] per block, n: count) {
    blocks n { x[0] = first(n) }  # error: `n` is a count and not a value  # hint: write `blocks n { … }`; in `blocks n as i { … }` the number of the block is the value `i`
}
