kernel k(x: inout u32le[4]) {
    var a: u32
    x[0] = a  # error: `a` has no value yet  # hint: assign it before it is read; what a run-time loop assigns needs a value before the loop, too, because it may run 0 times
}
