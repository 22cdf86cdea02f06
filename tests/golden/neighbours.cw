# after: join
# S-boxes side by side before a permutation of bits are a table for every two of them.
sbox S: u4 -> u4 = [12, 5, 6, 11, 9, 0, 10, 13, 3, 14, 15, 8, 4, 7, 1, 2]
const P = [0, 4, 8, 12, 1, 5, 9, 13, 2, 6, 10, 14, 3, 7, 11, 15]
kernel k(a: secret in u16le[1], b: out u16le[1]) tables {
    let x = a[0]
    b[0] = permute(cat(S(x[0 +: 4]), S(x[4 +: 4]), S(x[8 +: 4]), S(x[12 +: 4])), P)
}
