kernel k(x: inout u32le[4]) {
    x[0] = 1
}

kernel k(y: inout u32le[2]) { y[0] = 1 }  # error: `k` is defined twice  # hint: the first is in line 1; give one of them another name
