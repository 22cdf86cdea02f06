fn rotat(a: u32) -> u32 { return a <<< 3 }
kernel k(x: inout u32le[4]) {
    x[0] = rotate(x[1])  # error: `rotate` is not declared  # hint: did you mean `rotat`?
}
