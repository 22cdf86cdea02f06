# after: slice
# cpu: core2-64
# Bit i of 128 blocks in one register: the rotation is a renaming, the S-box logic, the round key is in slices as well.
sbox S: u2 -> u2 = [2, 0, 3, 1]
kernel k(rk: in u8[1], src: in u8[1] per block, dst: out u8[1] per block, n: count) {
    blocks n {
        let x = (src[0] ^ rk[0]) <<< 3
        dst[0] = cat(x[2 +: 6], S(x[0 +: 2]))
    }
}
mapping k { slices in xmm }
