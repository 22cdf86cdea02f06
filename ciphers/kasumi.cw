# KASUMI (3GPP TS 35.202): blocks of 64 bits, keys of 128 bits, 8 rounds; all words big-endian.

sbox S7: u7 -> u7 = [
    54, 50, 62, 56, 22, 34, 94, 96, 38, 6, 63, 93, 2, 18, 123, 33, 55, 113, 39, 114, 21, 67,
    65, 12, 47, 73, 46, 27, 25, 111, 124, 81, 53, 9, 121, 79, 52, 60, 58, 48, 101, 127, 40, 120,
    104, 70, 71, 43, 20, 122, 72, 61, 23, 109, 13, 100, 77, 1, 16, 7, 82, 10, 105, 98, 117, 116,
    76, 11, 89, 106, 0, 125, 118, 99, 86, 69, 30, 57, 126, 87, 112, 51, 17, 5, 95, 14, 90, 84,
    91, 8, 35, 103, 32, 97, 28, 66, 102, 31, 26, 45, 75, 4, 85, 92, 37, 74, 80, 49, 68, 29,
    115, 44, 64, 107, 108, 24, 110, 83, 36, 78, 42, 19, 15, 41, 88, 119, 59, 3]
sbox S9: u9 -> u9 = [
    167, 239, 161, 379, 391, 334, 9, 338, 38, 226, 48, 358, 452, 385, 90, 397, 183, 253, 147, 331, 415, 340,
    51, 362, 306, 500, 262, 82, 216, 159, 356, 177, 175, 241, 489, 37, 206, 17, 0, 333, 44, 254, 378, 58,
    143, 220, 81, 400, 95, 3, 315, 245, 54, 235, 218, 405, 472, 264, 172, 494, 371, 290, 399, 76, 165, 197,
    395, 121, 257, 480, 423, 212, 240, 28, 462, 176, 406, 507, 288, 223, 501, 407, 249, 265, 89, 186, 221, 428,
    164, 74, 440, 196, 458, 421, 350, 163, 232, 158, 134, 354, 13, 250, 491, 142, 191, 69, 193, 425, 152, 227,
    366, 135, 344, 300, 276, 242, 437, 320, 113, 278, 11, 243, 87, 317, 36, 93, 496, 27, 487, 446, 482, 41,
    68, 156, 457, 131, 326, 403, 339, 20, 39, 115, 442, 124, 475, 384, 508, 53, 112, 170, 479, 151, 126, 169,
    73, 268, 279, 321, 168, 364, 363, 292, 46, 499, 393, 327, 324, 24, 456, 267, 157, 460, 488, 426, 309, 229,
    439, 506, 208, 271, 349, 401, 434, 236, 16, 209, 359, 52, 56, 120, 199, 277, 465, 416, 252, 287, 246, 6,
    83, 305, 420, 345, 153, 502, 65, 61, 244, 282, 173, 222, 418, 67, 386, 368, 261, 101, 476, 291, 195, 430,
    49, 79, 166, 330, 280, 383, 373, 128, 382, 408, 155, 495, 367, 388, 274, 107, 459, 417, 62, 454, 132, 225,
    203, 316, 234, 14, 301, 91, 503, 286, 424, 211, 347, 307, 140, 374, 35, 103, 125, 427, 19, 214, 453, 146,
    498, 314, 444, 230, 256, 329, 198, 285, 50, 116, 78, 410, 10, 205, 510, 171, 231, 45, 139, 467, 29, 86,
    505, 32, 72, 26, 342, 150, 313, 490, 431, 238, 411, 325, 149, 473, 40, 119, 174, 355, 185, 233, 389, 71,
    448, 273, 372, 55, 110, 178, 322, 12, 469, 392, 369, 190, 1, 109, 375, 137, 181, 88, 75, 308, 260, 484,
    98, 272, 370, 275, 412, 111, 336, 318, 4, 504, 492, 259, 304, 77, 337, 435, 21, 357, 303, 332, 483, 18,
    47, 85, 25, 497, 474, 289, 100, 269, 296, 478, 270, 106, 31, 104, 433, 84, 414, 486, 394, 96, 99, 154,
    511, 148, 413, 361, 409, 255, 162, 215, 302, 201, 266, 351, 343, 144, 441, 365, 108, 298, 251, 34, 182, 509,
    138, 210, 335, 133, 311, 352, 328, 141, 396, 346, 123, 319, 450, 281, 429, 228, 443, 481, 92, 404, 485, 422,
    248, 297, 23, 213, 130, 466, 22, 217, 283, 70, 294, 360, 419, 127, 312, 377, 7, 468, 194, 2, 117, 295,
    463, 258, 224, 447, 247, 187, 80, 398, 284, 353, 105, 390, 299, 471, 470, 184, 57, 200, 348, 63, 204, 188,
    33, 451, 97, 30, 310, 219, 94, 160, 129, 493, 64, 179, 263, 102, 189, 207, 114, 402, 438, 477, 387, 122,
    192, 42, 381, 5, 145, 118, 180, 449, 293, 323, 136, 380, 43, 66, 60, 455, 341, 445, 202, 432, 8, 237,
    15, 376, 436, 464, 59, 461]

# l || r, of 9 and 7 bits  ->  l' || r' with l' = S9(l) ^ r and r' = S7(r) ^ l' (its lower 7 bits)
linear Step(v: u23) -> u16 {                   # of S9(l), S7(r) and r
    let l = v[0 +: 9] ^ u9(v[16 +: 7])
    return cat(v[9 +: 7] ^ u7(l), l)
}
fn step(x: u16) -> u16 { return Step(cat(S9(x[7 +: 9]), S7(x[0 +: 7]), x[0 +: 7])) }

# `k` is KI with its parts of 7 and 9 bits exchanged, since l stands left of r until the end.
fn FI(x: u16, k: u16) -> u16 { return step(step(x) ^ k) <<< 9 }

fn FO(x: u16[2], k: u16[8]) -> u16[2] {
    var l = x[0]
    var r = x[1]
    for j in 0..3 {
        let next = FI(l ^ k[2 + j], k[5 + j]) ^ r
        l = r
        r = next
    }
    return [l, r]
}

fn FL(x: u16[2], k: u16[8]) -> u16[2] {
    let r = x[1] ^ ((x[0] & k[0]) <<< 1)
    return [x[0] ^ ((r | k[1]) <<< 1), r]
}

# ---- subkeys ----

# KL1 KL2 KO1 KO2 KO3 KI1 KI2 KI3 of round i = 0, 1, …, the KI with their parts exchanged. They are rotations of the key
# K and of K' = K ^ C. A compact key is K K', an expanded one has the rotations: K<<<1 K<<<5 K<<<8 K<<<13 K' K'<<<7.
fn subkeys(k: u16[], i: int, compact: int) -> u16[8] {
    if compact {
        return [k[i % 8] <<< 1, k[8 + (i+2) % 8], k[(i+1) % 8] <<< 5, k[(i+5) % 8] <<< 8, k[(i+6) % 8] <<< 13,
                k[8 + (i+4) % 8] <<< 7, k[8 + (i+3) % 8] <<< 7, k[8 + (i+7) % 8] <<< 7]
    } else {
        return [k[i], k[32 + (i+2) % 8], k[8 + (i+1) % 8], k[16 + (i+5) % 8], k[24 + (i+6) % 8],
                k[40 + (i+4) % 8], k[40 + (i+3) % 8], k[40 + (i+7) % 8]]
    }
}

const C: u16[8] = [0x0123, 0x4567, 0x89ab, 0xcdef, 0xfedc, 0xba98, 0x7654, 0x3210]

kernel kasumi_expand_compact(key: secret in u16be[8], k: out u16le[16]) {
    for i in 0..8 {
        k[i] = key[i]
        k[i + 8] = key[i] ^ C[i]
    }
}

# Four words of 16 bits at once, each rotated to the left.
fn rotl4(x: u64, n: int) -> u64 {
    let low = ((1 << n) - 1) * 0x0001000100010001
    return ((x << n) & ~low) | ((x >> (16 - n)) & low)
}

kernel kasumi_expand(key: secret in u64le[2], k: out u64le[12]) {
    for h in 0..2 {                            # key words are big-endian: as they are read, they are rotated by 8
        let x = rotl4(key[h], 8)
        let c = x ^ cat(C[4*h], C[4*h + 1], C[4*h + 2], C[4*h + 3])
        k[h] = rotl4(x, 1)
        k[2 + h] = rotl4(x, 5)
        k[4 + h] = key[h]
        k[6 + h] = rotl4(x, 13)
        k[8 + h] = c
        k[10 + h] = rotl4(c, 7)
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
        let k1 = subkeys(k, 2*i, compact)
        let k2 = subkeys(k, 2*i + 1, compact)  # named here and read again below, so as not to be kept across `halves`
        var x = FL(l, k1)
        let a = x
        for t in 0..2 as halves {              # FO of FL(l), then of the new r
            let next = sum(r, FO(x, subkeys(k, 2*i + t, compact)))
            r = x
            x = next
        }
        l = sum(l, FL(sum(x, a), subkeys(k, 2*i + 1, compact)))
    }
    dst[0] = joined(l)
    dst[1] = joined(r)
}

fn decrypt(k: u16[], src: u32[], dst: u32[], compact: int) {
    var l = pair(src[0])
    var r = pair(src[1])
    for i in 0..4 as rounds {
        let k2 = subkeys(k, 7 - 2*i, compact)
        let k1 = subkeys(k, 6 - 2*i, compact)
        l = sum(l, FL(FO(r, k2), k2))
        r = sum(r, FO(FL(l, k1), k1))
    }
    dst[0] = joined(l)
    dst[1] = joined(r)
}

kernel kasumi_encrypt(k: secret in u16le[48], src: secret in u32be[2] per block, dst: out u32be[2] per block,
                      n: count) tables { blocks n { encrypt(k, src, dst, 0) } }
kernel kasumi_decrypt(k: secret in u16le[48], src: secret in u32be[2] per block, dst: out u32be[2] per block,
                      n: count) tables { blocks n { decrypt(k, src, dst, 0) } }
kernel kasumi_encrypt_compact(k: secret in u16le[16], src: secret in u32be[2] per block, dst: out u32be[2] per block,
                              n: count) tables { blocks n { encrypt(k, src, dst, 1) } }
kernel kasumi_decrypt_compact(k: secret in u16le[16], src: secret in u32be[2] per block, dst: out u32be[2] per block,
                              n: count) tables { blocks n { decrypt(k, src, dst, 1) } }

algorithm kasumi {
    protocol block_cipher
    key 16
    block 8
    expand kasumi_expand
    encrypt kasumi_encrypt
    decrypt kasumi_decrypt
    vectors "kasumi.json" "KASUMI"
}

algorithm kasumi_compact {
    protocol block_cipher
    key 16
    block 8
    expand kasumi_expand_compact
    encrypt kasumi_encrypt_compact
    decrypt kasumi_decrypt_compact
    vectors "kasumi.json" "KASUMI"
}

mapping kasumi_encrypt_compact { roll rounds }
mapping kasumi_decrypt_compact { roll rounds }
mapping kasumi_encrypt_compact bitsliced on core2-64, athlon64-64, prescott-64 { slices in xmm; roll rounds; prefer nested_sums }
mapping kasumi_decrypt_compact bitsliced on core2-64, athlon64-64, prescott-64 { slices in xmm; roll rounds; prefer nested_sums }
mapping kasumi_expand_compact bitsliced on core2-64, athlon64-64, prescott-64 { slices in xmm; prefer nested_sums }
mapping kasumi_encrypt_compact bitsliced on haswell { slices in ymm; roll rounds; prefer nested_sums }
mapping kasumi_encrypt_compact bitsliced on zen3 { slices in ymm; roll rounds halves; prefer nested_sums }
mapping kasumi_encrypt_compact bitsliced on skylake-x, golden-cove, zen4 { slices in zmm; roll rounds; prefer nested_sums }
mapping kasumi_decrypt_compact bitsliced on haswell, zen3 { slices in ymm; roll rounds; prefer nested_sums }
mapping kasumi_decrypt_compact bitsliced on skylake-x, golden-cove, zen4 { slices in zmm; roll rounds; prefer nested_sums }
mapping kasumi_expand_compact bitsliced on haswell, zen3 { slices in ymm; prefer nested_sums }
mapping kasumi_expand_compact bitsliced on skylake-x, golden-cove, zen4 { slices in zmm; prefer nested_sums }
