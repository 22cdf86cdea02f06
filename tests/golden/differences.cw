# after: differences
# A sum that is part of two sums is made in the first of them; the second has a difference in its place.
kernel k(x: inout u32le[6]) {
    let d = x[3] <<< 7
    let t = x[0] + x[1] + x[2]
    x[3] = d + t
    x[0] = t + x[4] + x[5]
}
mapping k { prefer differences }
