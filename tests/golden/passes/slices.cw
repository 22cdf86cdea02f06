# cpu: core2-64
# Bit i of 128 blocks in one register: the S-box becomes logic, and its complements go into the round key's slices.
sbox S: u2 -> u2 = [2, 0, 3, 1]
kernel k(rk: in u8[1], src: in u8[1] per block, dst: out u8[1] per block, n: count) {
    blocks n { dst[0] = cat(src[0][0 +: 6], S(src[0][6 +: 2])) ^ rk[0] }
}
mapping k { slices in xmm }
