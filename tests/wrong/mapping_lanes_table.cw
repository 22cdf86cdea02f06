sbox S: u8 -> u8 = c => c * 5 + 1
kernel k(src: in u32le[1] per block, dst: out u32le[1] per block, n: count) {
    blocks n {
        dst[0] = src[0] ^ u32(S(src[0].byte[1]))  # error: no lane of a vector can do this: a part of a value  # hint: map this kernel without `lanes`; lanes know logic, shifts, rotations, sums and differences of values that are all as wide as a lane
    }
}

mapping k { lanes 2 in mmx }
