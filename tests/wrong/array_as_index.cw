kernel k(x: inout u32le[4]) {
    let a = [1, 2]
    x[0] = x[a]  # error: an index into memory must be known at compile time or come from a run-time loop  # hint: for a look-up declare a `table` and call it, such as `T(x)`
}
