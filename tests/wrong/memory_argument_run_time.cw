fn at(m: u32[], i: u32) -> u32 { return m[i] }  # error: an index into memory must be known at compile time or come from a run-time loop  # hint: for a look-up declare a `table` and call it, such as `T(x)`
kernel k(x: inout u32le[4]) {
    x[0] = at(x, x[1])
}
