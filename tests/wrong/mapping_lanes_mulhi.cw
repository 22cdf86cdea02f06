kernel k(src: in u32le[1] per block, dst: out u32le[1] per block, n: count) {
    blocks n {
        dst[0] = mulhi(src[0], 3)  # error: no lane of a vector can do this: the high half of a product  # hint: map this kernel without `lanes`; lanes know logic, shifts, rotations, sums and differences of values that are all as wide as a lane
    }
}

mapping k { lanes 2 in mmx }
