# PRESENT-80 (Bogdanov and others, CHES 2007; ISO/IEC 29192-2): small S-boxes side by side before a permutation of bits.
# The block and the key are numbers, most significant byte first.

sbox S: u4 -> u4 = [12, 5, 6, 11, 9, 0, 10, 13, 3, 14, 15, 8, 4, 7, 1, 2]
# Bit i goes to bit 16 i mod 63, so that bit i is from 4 i mod 63.
const P = [0, 4, 8, 12, 16, 20, 24, 28, 32, 36, 40, 44, 48, 52, 56, 60, 1, 5, 9, 13, 17, 21, 25, 29, 33, 37, 41, 45, 49,
           53, 57, 61, 2, 6, 10, 14, 18, 22, 26, 30, 34, 38, 42, 46, 50, 54, 58, 62, 3, 7, 11, 15, 19, 23, 27, 31, 35,
           39, 43, 47, 51, 55, 59, 63]

fn boxes(x: u64) -> u64 {
    var y: u4[16]
    for i in 0..16 { y[i] = S(x[4*i +: 4]) }
    return cat(y[0], y[1], y[2], y[3], y[4], y[5], y[6], y[7], y[8], y[9], y[10], y[11], y[12], y[13], y[14], y[15])
}

# The key register is two values, bits 79 to 16 and bits 15 to 0.
kernel present80_expand(key: secret in u16be[5], rk: secret out u64le[32]) tables {
    var high = cat(key[3], key[2], key[1], key[0])
    var low = key[4]
    for r in 0..32 {
        rk[r] = high
        let turned = cat(high[19 +: 45], low, high[0 +: 3])      # bits 79 to 16 of the register rotated left by 61
        low = high[3 +: 16]
        high = cat(turned[0 +: 60], S(turned[60 +: 4])) ^ ((r + 1) >> 1)
        low = low ^ (((r + 1) & 1) << 15)
    }
}

kernel present80_encrypt(rk: secret in u64le[32], src: secret in u64be[1] per block, dst: out u64be[1] per block,
                         n: count) tables {
    blocks n {
        var s = src[0]
        for r in 0..31 as rounds { s = permute(boxes(s ^ rk[r]), P) }
        dst[0] = s ^ rk[31]
    }
}
