type Field = mod (1 << 130) - 5
kernel k(x: inout u32le[5], m: in u32le[4] per block, n: count) {
    blocks n { x[0] = digits(Field(n), 32)[0] }  # error: `n` is a count and not a value  # hint: write `blocks n { … }`; in `blocks n as i { … }` the number of the block is the value `i`
}
# mend 3:     blocks n as i { x[0] = digits(Field(i), 32)[0] }
