const A: u32 = B  # error: `B` is not defined yet  # hint: definitions are evaluated from top to bottom and cannot use themselves: move it further up
const B: u32 = 1
kernel k(x: inout u32le[4]) {
    x[0] = A
}
