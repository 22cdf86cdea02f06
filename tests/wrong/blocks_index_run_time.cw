kernel k(src: in u32le[2] per block, dst: out u32le[2] per block, n: count) {
    blocks n as i { for j in 0..i { dst[j] = src[j] } }  # error: a loop bound must be known at compile time  # hint: use numbers, constants and variables of unrolled `for` loops
}
