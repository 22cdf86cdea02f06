kernel k(p: public in u32le[4], x: secret inout u32le[4]) constant_time {
    x[0] = p[x[1]]  # error: an index into memory must be known at compile time or come from a run-time loop  # hint: for a look-up declare a `table` and call it, such as `T(x)`
}
