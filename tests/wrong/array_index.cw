kernel k(x: inout u32le[4]) {
    let a = [x[0], x[1]]
    x[0] = a[2]  # error: index 2 is outside the array of 2  # hint: elements count from 0 to 1
}
