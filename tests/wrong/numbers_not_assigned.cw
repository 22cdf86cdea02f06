type Field = mod (1 << 130) - 5
kernel k(x: inout u32le[5]) {
    var a: Field
    x[0] = digits(a, 32)[0]  # error: `a` has no value yet  # hint: assign it before it is read; what a run-time loop assigns needs a value before the loop, too, because it may run 0 times
}
# mend 3:     var a: Field = 3
