kernel k(x: out u32le[1], n: count) {
    blocks n as i { x[0] = i }
    x[0] = i  # error: `i` is not declared  # hint: known here: n, x
}
