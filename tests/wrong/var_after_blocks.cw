kernel k(src: in u32le[2] per block, dst: out u32le[2] per block, n: count, s: out u32le[1]) {
    var a: u32
    blocks n {
        a = src[0]
        dst[0] = a
    }
    s[0] = a  # error: `a` has no value yet  # hint: assign it before it is read; what a run-time loop assigns needs a value before the loop, too, because it may run 0 times
}
