# cpu: pentium3
# Small S-boxes at neighbouring parts of a word become larger tables, with the permutation behind them.
sbox S: u4 -> u4 = [12, 5, 6, 11, 9, 0, 10, 13, 3, 14, 15, 8, 4, 7, 1, 2]
const P = [0, 2, 4, 6, 1, 3, 5, 7]
kernel k(key: secret in u8[1], src: secret in u8[1] per block, dst: out u8[1] per block, n: count) tables {
    blocks n {
        let x = src[0] ^ key[0]
        dst[0] = permute((u8(S(x[4 +: 4])) << 4) | u8(S(x[0 +: 4])), P)
    }
}
