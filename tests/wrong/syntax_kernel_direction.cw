kernel k(x: u32le[4]) {  # error: unexpected `u32le`  # hint: say what the kernel does with the memory: `in u32le`, `out` or `inout`
    x[0] = x[1]
}
