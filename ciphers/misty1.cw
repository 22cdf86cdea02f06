# MISTY1 (Matsui, FSE 1997; RFC 2994): blocks of 64 bits, keys of 128 bits, 8 rounds; all words big-endian.

sbox S7: u7 -> u7 = [
    27, 50, 51, 90, 59, 16, 23, 84, 91, 26, 114, 115, 107, 44, 102, 73, 31, 36, 19, 108, 55, 46,
    63, 74, 93, 15, 64, 86, 37, 81, 28, 4, 11, 70, 32, 13, 123, 53, 68, 66, 43, 30, 65, 20,
    75, 121, 21, 111, 14, 85, 9, 54, 116, 12, 103, 83, 40, 10, 126, 56, 2, 7, 96, 41, 25, 18,
    101, 47, 48, 57, 8, 104, 95, 120, 42, 76, 100, 69, 117, 61, 89, 72, 3, 87, 124, 79, 98, 60,
    29, 33, 94, 39, 106, 112, 77, 58, 1, 109, 110, 99, 24, 119, 35, 5, 38, 118, 0, 49, 45, 122,
    127, 97, 80, 34, 17, 6, 71, 22, 82, 78, 113, 62, 105, 67, 52, 92, 88, 125]
sbox S9: u9 -> u9 = [
    451, 203, 339, 415, 483, 233, 251, 53, 385, 185, 279, 491, 307, 9, 45, 211, 199, 330, 55, 126, 235, 356,
    403, 472, 163, 286, 85, 44, 29, 418, 355, 280, 331, 338, 466, 15, 43, 48, 314, 229, 273, 312, 398, 99,
    227, 200, 500, 27, 1, 157, 248, 416, 365, 499, 28, 326, 125, 209, 130, 490, 387, 301, 244, 414, 467, 221,
    482, 296, 480, 236, 89, 145, 17, 303, 38, 220, 176, 396, 271, 503, 231, 364, 182, 249, 216, 337, 257, 332,
    259, 184, 340, 299, 430, 23, 113, 12, 71, 88, 127, 420, 308, 297, 132, 349, 413, 434, 419, 72, 124, 81,
    458, 35, 317, 423, 357, 59, 66, 218, 402, 206, 193, 107, 159, 497, 300, 388, 250, 406, 481, 361, 381, 49,
    384, 266, 148, 474, 390, 318, 284, 96, 373, 463, 103, 281, 101, 104, 153, 336, 8, 7, 380, 183, 36, 25,
    222, 295, 219, 228, 425, 82, 265, 144, 412, 449, 40, 435, 309, 362, 374, 223, 485, 392, 197, 366, 478, 433,
    195, 479, 54, 238, 494, 240, 147, 73, 154, 438, 105, 129, 293, 11, 94, 180, 329, 455, 372, 62, 315, 439,
    142, 454, 174, 16, 149, 495, 78, 242, 509, 133, 253, 246, 160, 367, 131, 138, 342, 155, 316, 263, 359, 152,
    464, 489, 3, 510, 189, 290, 137, 210, 399, 18, 51, 106, 322, 237, 368, 283, 226, 335, 344, 305, 327, 93,
    275, 461, 121, 353, 421, 377, 158, 436, 204, 34, 306, 26, 232, 4, 391, 493, 407, 57, 447, 471, 39, 395,
    198, 156, 208, 334, 108, 52, 498, 110, 202, 37, 186, 401, 254, 19, 262, 47, 429, 370, 475, 192, 267, 470,
    245, 492, 269, 118, 276, 427, 117, 268, 484, 345, 84, 287, 75, 196, 446, 247, 41, 164, 14, 496, 119, 77,
    378, 134, 139, 179, 369, 191, 270, 260, 151, 347, 352, 360, 215, 187, 102, 462, 252, 146, 453, 111, 22, 74,
    161, 313, 175, 241, 400, 10, 426, 323, 379, 86, 397, 358, 212, 507, 333, 404, 410, 135, 504, 291, 167, 440,
    321, 60, 505, 320, 42, 341, 282, 417, 408, 213, 294, 431, 97, 302, 343, 476, 114, 394, 170, 150, 277, 239,
    69, 123, 141, 325, 83, 95, 376, 178, 46, 32, 469, 63, 457, 487, 428, 68, 56, 20, 177, 363, 171, 181,
    90, 386, 456, 468, 24, 375, 100, 207, 109, 256, 409, 304, 346, 5, 288, 443, 445, 224, 79, 214, 319, 452,
    298, 21, 6, 255, 411, 166, 67, 136, 80, 351, 488, 289, 115, 382, 188, 194, 201, 371, 393, 501, 116, 460,
    486, 424, 405, 31, 65, 13, 442, 50, 61, 465, 128, 168, 87, 441, 354, 328, 217, 261, 98, 122, 33, 511,
    274, 264, 448, 169, 285, 432, 422, 205, 243, 92, 258, 91, 473, 324, 502, 173, 165, 58, 459, 310, 383, 70,
    225, 30, 477, 230, 311, 506, 389, 140, 143, 64, 437, 190, 120, 0, 172, 272, 350, 292, 2, 444, 162, 234,
    112, 508, 278, 348, 76, 450]

# l || r, of 9 and 7 bits  ->  l' || r' with l' = S9(l) ^ r and r' = S7(r) ^ l' (its lower 7 bits)
linear Step(v: u23) -> u16 {                   # of S9(l), S7(r) and r
    let l = v[0 +: 9] ^ u9(v[16 +: 7])
    return cat(v[9 +: 7] ^ u7(l), l)
}
fn step(x: u16) -> u16 { return Step(cat(S9(x[7 +: 9]), S7(x[0 +: 7]), x[0 +: 7])) }

# l || r  ->  r || l' with l' = S9(l) ^ r
linear Last(v: u16) -> u16 { return cat(v[0 +: 9] ^ u9(v[9 +: 7]), v[9 +: 7]) }     # of S9(l) and r
fn last(x: u16) -> u16 { return Last(cat(S9(x[7 +: 9]), x[0 +: 7])) }

# `k` is KI with its parts of 7 and 9 bits exchanged, since l stands left of r until the end.
fn FI(x: u16, k: u16) -> u16 { return last(step(x) ^ k) }

fn FO(x: u16[2], k: u16[7]) -> u16[2] {
    var l = x[0]
    var r = x[1]
    for j in 0..3 {
        let next = FI(l ^ k[j], k[4 + j]) ^ r
        l = r
        r = next
    }
    return [l ^ k[3], r]
}

fn FL(x: u16[2], k: u16[2]) -> u16[2] {
    let r = x[1] ^ (x[0] & k[0])
    return [x[0] ^ (r | k[1]), r]
}
fn FL_inverse(x: u16[2], k: u16[2]) -> u16[2] {
    let l = x[0] ^ (x[1] | k[1])
    return [l, x[1] ^ (l & k[0])]
}

# ---- subkeys ----

# KO1 KO2 KO3 KO4 KI1 KI2 KI3 of round i = 0, 1, …, the KI with their parts exchanged. A compact key is K K', where
# K'_i = FI(K_i, K_(i+1)); an expanded one is K K' K'<<<7.
fn subkeys(k: u16[], i: int, compact: int) -> u16[7] {
    if compact {
        return [k[i % 8], k[(i+2) % 8], k[(i+7) % 8], k[(i+4) % 8],
                k[8 + (i+5) % 8] <<< 7, k[8 + (i+1) % 8] <<< 7, k[8 + (i+3) % 8] <<< 7]
    } else {
        return [k[i], k[(i+2) % 8], k[(i+7) % 8], k[(i+4) % 8],
                k[16 + (i+5) % 8], k[16 + (i+1) % 8], k[16 + (i+3) % 8]]
    }
}

# KL1 and KL2 for the left half and for the right half before rounds 2i and 2i + 1, and with i = 4 at the end
fn left_key(k: u16[], i: int) -> u16[2] { return [k[i], k[8 + (i+6) % 8]] }
fn right_key(k: u16[], i: int) -> u16[2] { return [k[8 + (i+2) % 8], k[(i+4) % 8]] }

kernel misty1_expand(key: secret in u16be[8], k: out u16le[24]) tables {
    for i in 0..8 {
        let x = FI(key[i], key[(i+1) % 8] <<< 7)
        k[i] = key[i]
        k[i + 8] = x
        k[i + 16] = x <<< 7
    }
}

kernel misty1_expand_compact(key: secret in u16be[8], k: out u16le[16]) tables {
    for i in 0..8 {
        k[i] = key[i]
        k[i + 8] = FI(key[i], key[(i+1) % 8] <<< 7)
    }
}

# ---- blocks ----

fn pair(x: u32) -> u16[2] { return [x[16 +: 16], x[0 +: 16]] }
fn joined(x: u16[2]) -> u32 { return cat(x[1], x[0]) }
fn sum(a: u16[2], b: u16[2]) -> u16[2] { return [a[0] ^ b[0], a[1] ^ b[1]] }

fn encrypt(k: u16[], src: u32[], dst: u32[], compact: int) {
    var l = pair(src[0])
    var r = pair(src[1])
    for i in 0..4 as rounds {
        l = FL(l, left_key(k, i))
        r = FL(r, right_key(k, i))
        r = sum(r, FO(l, subkeys(k, 2*i, compact)))
        l = sum(l, FO(r, subkeys(k, 2*i + 1, compact)))
    }
    dst[0] = joined(FL(r, right_key(k, 4)))
    dst[1] = joined(FL(l, left_key(k, 4)))
}

fn decrypt(k: u16[], src: u32[], dst: u32[], compact: int) {
    var r = FL_inverse(pair(src[0]), right_key(k, 4))
    var l = FL_inverse(pair(src[1]), left_key(k, 4))
    for i in 0..4 as rounds {
        l = sum(l, FO(r, subkeys(k, 7 - 2*i, compact)))
        r = sum(r, FO(l, subkeys(k, 6 - 2*i, compact)))
        l = FL_inverse(l, left_key(k, 3 - i))
        r = FL_inverse(r, right_key(k, 3 - i))
    }
    dst[0] = joined(l)
    dst[1] = joined(r)
}

kernel misty1_encrypt(k: secret in u16le[24], src: secret in u32be[2] per block, dst: out u32be[2] per block,
                      n: count) tables { blocks n { encrypt(k, src, dst, 0) } }
kernel misty1_decrypt(k: secret in u16le[24], src: secret in u32be[2] per block, dst: out u32be[2] per block,
                      n: count) tables { blocks n { decrypt(k, src, dst, 0) } }
kernel misty1_encrypt_compact(k: secret in u16le[16], src: secret in u32be[2] per block, dst: out u32be[2] per block,
                              n: count) tables { blocks n { encrypt(k, src, dst, 1) } }
kernel misty1_decrypt_compact(k: secret in u16le[16], src: secret in u32be[2] per block, dst: out u32be[2] per block,
                              n: count) tables { blocks n { decrypt(k, src, dst, 1) } }

algorithm misty1 {
    protocol block_cipher
    key 16
    block 8
    expand misty1_expand
    encrypt misty1_encrypt
    decrypt misty1_decrypt
    vectors "misty1.json" "MISTY1"
}

algorithm misty1_compact {
    protocol block_cipher
    key 16
    block 8
    expand misty1_expand_compact
    encrypt misty1_encrypt_compact
    decrypt misty1_decrypt_compact
    vectors "misty1.json" "MISTY1"
}

mapping misty1_encrypt_compact { roll rounds }
mapping misty1_decrypt_compact { roll rounds }
mapping misty1_encrypt_compact bitsliced on core2-64, athlon64-64, prescott-64 { slices in xmm; roll rounds; prefer nested_sums }
mapping misty1_decrypt_compact bitsliced on core2-64, athlon64-64, prescott-64 { slices in xmm; roll rounds; prefer nested_sums }
mapping misty1_expand_compact bitsliced on core2-64, athlon64-64, prescott-64 { slices in xmm; prefer nested_sums }
mapping misty1_encrypt_compact bitsliced on haswell, zen3 { slices in ymm; roll rounds; prefer nested_sums }
mapping misty1_encrypt_compact bitsliced on skylake-x, golden-cove, zen4 { slices in zmm; roll rounds; prefer nested_sums }
mapping misty1_decrypt_compact bitsliced on haswell, zen3 { slices in ymm; roll rounds; prefer nested_sums }
mapping misty1_decrypt_compact bitsliced on skylake-x, golden-cove, zen4 { slices in zmm; roll rounds; prefer nested_sums }
mapping misty1_expand_compact bitsliced on haswell, zen3 { slices in ymm; prefer nested_sums }
mapping misty1_expand_compact bitsliced on skylake-x, golden-cove, zen4 { slices in zmm; prefer nested_sums }
