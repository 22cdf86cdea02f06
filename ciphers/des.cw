# DES (FIPS 46-3) and Triple DES (NIST SP 800-67), in the standard's numbering: bit 1 is the most significant one.

const IP = [
    58, 50, 42, 34, 26, 18, 10, 2, 60, 52, 44, 36, 28, 20, 12, 4, 62, 54, 46, 38, 30, 22, 14, 6, 64, 56, 48, 40, 32, 24, 16, 8,
    57, 49, 41, 33, 25, 17, 9, 1, 59, 51, 43, 35, 27, 19, 11, 3, 61, 53, 45, 37, 29, 21, 13, 5, 63, 55, 47, 39, 31, 23, 15, 7]
const IP_INVERSE = [
    40, 8, 48, 16, 56, 24, 64, 32, 39, 7, 47, 15, 55, 23, 63, 31, 38, 6, 46, 14, 54, 22, 62, 30, 37, 5, 45, 13, 53, 21, 61, 29,
    36, 4, 44, 12, 52, 20, 60, 28, 35, 3, 43, 11, 51, 19, 59, 27, 34, 2, 42, 10, 50, 18, 58, 26, 33, 1, 41, 9, 49, 17, 57, 25]
const P = [16, 7, 20, 21, 29, 12, 28, 17, 1, 15, 23, 26, 5, 18, 31, 10,
           2, 8, 24, 14, 32, 27, 3, 9, 19, 13, 30, 6, 22, 11, 4, 25]
const PC1 = [57, 49, 41, 33, 25, 17, 9, 1, 58, 50, 42, 34, 26, 18, 10, 2, 59, 51, 43, 35, 27, 19, 11, 3, 60, 52, 44, 36,
             63, 55, 47, 39, 31, 23, 15, 7, 62, 54, 46, 38, 30, 22, 14, 6, 61, 53, 45, 37, 29, 21, 13, 5, 28, 20, 12, 4]
const PC2 = [14, 17, 11, 24, 1, 5, 3, 28, 15, 6, 21, 10, 23, 19, 12, 4, 26, 8, 16, 7, 27, 20, 13, 2,
             41, 52, 31, 37, 47, 55, 30, 40, 51, 45, 33, 48, 44, 49, 39, 56, 34, 53, 46, 42, 50, 36, 29, 32]

# The eight S-boxes, four rows each: bits 1 and 6 of an input are the row, bits 2 to 5 the column.
table Rows: u9 -> u4 = [
    14, 4, 13, 1, 2, 15, 11, 8, 3, 10, 6, 12, 5, 9, 0, 7,                     # S1
    0, 15, 7, 4, 14, 2, 13, 1, 10, 6, 12, 11, 9, 5, 3, 8,
    4, 1, 14, 8, 13, 6, 2, 11, 15, 12, 9, 7, 3, 10, 5, 0,
    15, 12, 8, 2, 4, 9, 1, 7, 5, 11, 3, 14, 10, 0, 6, 13,
    15, 1, 8, 14, 6, 11, 3, 4, 9, 7, 2, 13, 12, 0, 5, 10,                     # S2
    3, 13, 4, 7, 15, 2, 8, 14, 12, 0, 1, 10, 6, 9, 11, 5,
    0, 14, 7, 11, 10, 4, 13, 1, 5, 8, 12, 6, 9, 3, 2, 15,
    13, 8, 10, 1, 3, 15, 4, 2, 11, 6, 7, 12, 0, 5, 14, 9,
    10, 0, 9, 14, 6, 3, 15, 5, 1, 13, 12, 7, 11, 4, 2, 8,                     # S3
    13, 7, 0, 9, 3, 4, 6, 10, 2, 8, 5, 14, 12, 11, 15, 1,
    13, 6, 4, 9, 8, 15, 3, 0, 11, 1, 2, 12, 5, 10, 14, 7,
    1, 10, 13, 0, 6, 9, 8, 7, 4, 15, 14, 3, 11, 5, 2, 12,
    7, 13, 14, 3, 0, 6, 9, 10, 1, 2, 8, 5, 11, 12, 4, 15,                     # S4
    13, 8, 11, 5, 6, 15, 0, 3, 4, 7, 2, 12, 1, 10, 14, 9,
    10, 6, 9, 0, 12, 11, 7, 13, 15, 1, 3, 14, 5, 2, 8, 4,
    3, 15, 0, 6, 10, 1, 13, 8, 9, 4, 5, 11, 12, 7, 2, 14,
    2, 12, 4, 1, 7, 10, 11, 6, 8, 5, 3, 15, 13, 0, 14, 9,                     # S5
    14, 11, 2, 12, 4, 7, 13, 1, 5, 0, 15, 10, 3, 9, 8, 6,
    4, 2, 1, 11, 10, 13, 7, 8, 15, 9, 12, 5, 6, 3, 0, 14,
    11, 8, 12, 7, 1, 14, 2, 13, 6, 15, 0, 9, 10, 4, 5, 3,
    12, 1, 10, 15, 9, 2, 6, 8, 0, 13, 3, 4, 14, 7, 5, 11,                     # S6
    10, 15, 4, 2, 7, 12, 9, 5, 6, 1, 13, 14, 0, 11, 3, 8,
    9, 14, 15, 5, 2, 8, 12, 3, 7, 0, 4, 10, 1, 13, 11, 6,
    4, 3, 2, 12, 9, 5, 15, 10, 11, 14, 1, 7, 6, 0, 8, 13,
    4, 11, 2, 14, 15, 0, 8, 13, 3, 12, 9, 7, 5, 10, 6, 1,                     # S7
    13, 0, 11, 7, 4, 9, 1, 10, 14, 3, 5, 12, 2, 15, 8, 6,
    1, 4, 11, 13, 12, 3, 7, 14, 10, 15, 6, 8, 0, 5, 9, 2,
    6, 11, 13, 8, 1, 4, 10, 7, 9, 5, 0, 15, 14, 2, 3, 12,
    13, 2, 8, 4, 6, 15, 11, 1, 10, 9, 3, 14, 5, 0, 12, 7,                     # S8
    1, 15, 13, 8, 10, 3, 7, 4, 12, 5, 6, 11, 0, 14, 9, 2,
    7, 11, 4, 1, 9, 12, 14, 2, 0, 6, 10, 13, 15, 3, 5, 8,
    2, 1, 14, 7, 4, 10, 8, 13, 15, 12, 9, 0, 3, 5, 6, 11]

fn box(x: u6, j: int) -> u4 { return Rows(cat(permute(x, [1, 6, 2, 3, 4, 5], msb1), u3(j))) }
sbox S1: u6 -> u4 = x => box(x, 0)
sbox S2: u6 -> u4 = x => box(x, 1)
sbox S3: u6 -> u4 = x => box(x, 2)
sbox S4: u6 -> u4 = x => box(x, 3)
sbox S5: u6 -> u4 = x => box(x, 4)
sbox S6: u6 -> u4 = x => box(x, 5)
sbox S7: u6 -> u4 = x => box(x, 6)
sbox S8: u6 -> u4 = x => box(x, 7)

linear Permuted(x: u32) -> u32 { return permute(x, P, msb1) }

# The table E takes the six bits of each S-box out of r one after the other: those of S1, S3, S5 and S7 stand at the ends
# of the bytes of r >>> 3, the others' of r <<< 1. Round keys are words of such bytes, `odd` and `even`.
fn f(r: u32, odd: u32, even: u32) -> u32 {
    let x = ((r >>> 3) ^ odd) & 0x3f3f3f3f
    let y = ((r <<< 1) ^ even) & 0x3f3f3f3f
    return Permuted(cat(S8(y.byte[0][0 +: 6]), S7(x.byte[0][0 +: 6]), S6(y.byte[1][0 +: 6]), S5(x.byte[1][0 +: 6]),
                        S4(y.byte[2][0 +: 6]), S3(x.byte[2][0 +: 6]), S2(y.byte[3][0 +: 6]), S1(x.byte[3][0 +: 6])))
}

# As many times DES as there are `passes`: between two of them the final permutation meets the initial one. Decryption
# takes the round keys from the last to the first.
fn crypt(rk: u32[], src: u64[], dst: u64[], passes: int, inverse: int) {
    let last = 32 * passes - 2
    let x = permute(src[0], IP, msb1)
    var l = x[32 +: 32]
    var r = x[0 +: 32]
    for p in 0..passes as passes {
        for i in 0..8 as rounds {
            if inverse == 0 {
                l = l ^ f(r, rk[32*p + 4*i], rk[32*p + 4*i + 1])
                r = r ^ f(l, rk[32*p + 4*i + 2], rk[32*p + 4*i + 3])
            } else {
                l = l ^ f(r, rk[last - 32*p - 4*i], rk[last + 1 - 32*p - 4*i])
                r = r ^ f(l, rk[last - 2 - 32*p - 4*i], rk[last - 1 - 32*p - 4*i])
            }
        }
        let t = l
        l = r
        r = t
    }
    dst[0] = permute(cat(r, l), IP_INVERSE, msb1)
}

kernel des_encrypt(rk: secret in u32le[32], src: secret in u64be[1] per block, dst: out u64be[1] per block,
                   n: count) tables { blocks n { crypt(rk, src, dst, 1, 0) } }
kernel des_decrypt(rk: secret in u32le[32], src: secret in u64be[1] per block, dst: out u64be[1] per block,
                   n: count) tables { blocks n { crypt(rk, src, dst, 1, 1) } }
kernel tdes_encrypt(rk: secret in u32le[96], src: secret in u64be[1] per block, dst: out u64be[1] per block,
                    n: count) tables { blocks n { crypt(rk, src, dst, 3, 0) } }
kernel tdes_decrypt(rk: secret in u32le[96], src: secret in u64be[1] per block, dst: out u64be[1] per block,
                    n: count) tables { blocks n { crypt(rk, src, dst, 3, 1) } }

# ---- key schedule ----

const SHIFTS = [1, 1, 2, 2, 2, 2, 2, 2, 1, 2, 2, 2, 2, 2, 2, 1]

# The round keys of one key, 32 words from `first` on, in reverse order if they are to decrypt.
fn expand(key: u64, rk: u32[], first: int, inverse: int) {
    let cd = permute(key, PC1, msb1)
    var c = cd[28 +: 28]
    var d = cd[0 +: 28]
    for i in 0..16 {
        c = c <<< SHIFTS[i]
        d = d <<< SHIFTS[i]
        let k = permute(cat(d, c), PC2, msb1)
        for j in 0..2 {                        # of S7 S5 S3 S1, then of S8 S6 S4 S2
            let w = cat(u8(k[6 - 6*j +: 6]), u8(k[18 - 6*j +: 6]), u8(k[30 - 6*j +: 6]), u8(k[42 - 6*j +: 6]))
            if inverse == 0 { rk[first + 2*i + j] = w } else { rk[first + 30 - 2*i + j] = w }
        }
    }
}

kernel des_expand(key: secret in u64be[1], rk: secret out u32le[32]) constant_time { expand(key[0], rk, 0, 0) }

# Encrypt with the first key, decrypt with the second, encrypt with the third.
kernel tdes_expand(key: secret in u64be[3], rk: secret out u32le[96]) constant_time {
    for i in 0..2 as keys { expand(key[2*i], rk, 64*i, 0) }
    expand(key[1], rk, 32, 1)
}

algorithm des {
    protocol block_cipher
    key 8
    block 8
    expand des_expand
    encrypt des_encrypt
    decrypt des_decrypt
    vectors "des.json" "DES-ECB" "DES-CTR"
}

algorithm tdes {
    protocol block_cipher
    key 24
    block 8
    expand tdes_expand
    encrypt tdes_encrypt
    decrypt tdes_decrypt
    vectors "des.json" "TDES-ECB" "TDES-CTR"
}

mapping tdes_encrypt { roll passes }
mapping tdes_decrypt { roll passes }
mapping tdes_expand { roll keys }
