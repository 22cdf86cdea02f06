const A: u32 = 1
fn A(a: u32) -> u32 { return a }  # error: `A` is defined twice  # hint: the first is in line 1; give one of them another name
kernel k(x: inout u32le[4]) {
    x[0] = A
}
