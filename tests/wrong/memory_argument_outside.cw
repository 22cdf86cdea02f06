fn fifth(m: u32[]) -> u32 { return m[4] }  # error: index 4 is outside `x`, which has 4 elements  # hint: elements count from 0 to 3
kernel k(x: inout u32le[4]) {
    x[0] = fifth(x)
}
