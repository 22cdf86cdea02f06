# Camellia (RFC 3713) with keys of 128, 192 and 256 bits; all words big-endian.

sbox S1: u8 -> u8 = [
    0x70, 0x82, 0x2c, 0xec, 0xb3, 0x27, 0xc0, 0xe5, 0xe4, 0x85, 0x57, 0x35, 0xea, 0x0c, 0xae, 0x41,
    0x23, 0xef, 0x6b, 0x93, 0x45, 0x19, 0xa5, 0x21, 0xed, 0x0e, 0x4f, 0x4e, 0x1d, 0x65, 0x92, 0xbd,
    0x86, 0xb8, 0xaf, 0x8f, 0x7c, 0xeb, 0x1f, 0xce, 0x3e, 0x30, 0xdc, 0x5f, 0x5e, 0xc5, 0x0b, 0x1a,
    0xa6, 0xe1, 0x39, 0xca, 0xd5, 0x47, 0x5d, 0x3d, 0xd9, 0x01, 0x5a, 0xd6, 0x51, 0x56, 0x6c, 0x4d,
    0x8b, 0x0d, 0x9a, 0x66, 0xfb, 0xcc, 0xb0, 0x2d, 0x74, 0x12, 0x2b, 0x20, 0xf0, 0xb1, 0x84, 0x99,
    0xdf, 0x4c, 0xcb, 0xc2, 0x34, 0x7e, 0x76, 0x05, 0x6d, 0xb7, 0xa9, 0x31, 0xd1, 0x17, 0x04, 0xd7,
    0x14, 0x58, 0x3a, 0x61, 0xde, 0x1b, 0x11, 0x1c, 0x32, 0x0f, 0x9c, 0x16, 0x53, 0x18, 0xf2, 0x22,
    0xfe, 0x44, 0xcf, 0xb2, 0xc3, 0xb5, 0x7a, 0x91, 0x24, 0x08, 0xe8, 0xa8, 0x60, 0xfc, 0x69, 0x50,
    0xaa, 0xd0, 0xa0, 0x7d, 0xa1, 0x89, 0x62, 0x97, 0x54, 0x5b, 0x1e, 0x95, 0xe0, 0xff, 0x64, 0xd2,
    0x10, 0xc4, 0x00, 0x48, 0xa3, 0xf7, 0x75, 0xdb, 0x8a, 0x03, 0xe6, 0xda, 0x09, 0x3f, 0xdd, 0x94,
    0x87, 0x5c, 0x83, 0x02, 0xcd, 0x4a, 0x90, 0x33, 0x73, 0x67, 0xf6, 0xf3, 0x9d, 0x7f, 0xbf, 0xe2,
    0x52, 0x9b, 0xd8, 0x26, 0xc8, 0x37, 0xc6, 0x3b, 0x81, 0x96, 0x6f, 0x4b, 0x13, 0xbe, 0x63, 0x2e,
    0xe9, 0x79, 0xa7, 0x8c, 0x9f, 0x6e, 0xbc, 0x8e, 0x29, 0xf5, 0xf9, 0xb6, 0x2f, 0xfd, 0xb4, 0x59,
    0x78, 0x98, 0x06, 0x6a, 0xe7, 0x46, 0x71, 0xba, 0xd4, 0x25, 0xab, 0x42, 0x88, 0xa2, 0x8d, 0xfa,
    0x72, 0x07, 0xb9, 0x55, 0xf8, 0xee, 0xac, 0x0a, 0x36, 0x49, 0x2a, 0x68, 0x3c, 0x38, 0xf1, 0xa4,
    0x40, 0x28, 0xd3, 0x7b, 0xbb, 0xc9, 0x43, 0xc1, 0x15, 0xe3, 0xad, 0xf4, 0x77, 0xc7, 0x80, 0x9e]

fn S2(x: u8) -> u8 { return S1(x) <<< 1 }
fn S3(x: u8) -> u8 { return S1(x) >>> 1 }
fn S4(x: u8) -> u8 { return S1(x <<< 1) }

linear P(z: u64) -> u64 {                      # z1 and y1 are the most significant bytes
    let z1 = z.byte[7]; let z2 = z.byte[6]; let z3 = z.byte[5]; let z4 = z.byte[4]
    let z5 = z.byte[3]; let z6 = z.byte[2]; let z7 = z.byte[1]; let z8 = z.byte[0]
    let y1 = z1 ^ z3 ^ z4 ^ z6 ^ z7 ^ z8
    let y2 = z1 ^ z2 ^ z4 ^ z5 ^ z7 ^ z8
    let y3 = z1 ^ z2 ^ z3 ^ z5 ^ z6 ^ z8
    let y4 = z2 ^ z3 ^ z4 ^ z5 ^ z6 ^ z7
    let y5 = z1 ^ z2 ^ z6 ^ z7 ^ z8
    let y6 = z2 ^ z3 ^ z5 ^ z7 ^ z8
    let y7 = z3 ^ z4 ^ z5 ^ z6 ^ z8
    let y8 = z1 ^ z4 ^ z5 ^ z6 ^ z7
    return cat(y8, y7, y6, y5, y4, y3, y2, y1)
}

fn F(x: u64, k: u64) -> u64 {
    let t = x ^ k
    return P(cat(S1(t.byte[0]), S4(t.byte[1]), S3(t.byte[2]), S2(t.byte[3]),
                 S4(t.byte[4]), S3(t.byte[5]), S2(t.byte[6]), S1(t.byte[7])))
}

# The halves of x and of the key are l || r and kl || kr: r ^= (l & kl) <<< 1, then l ^= r | kr; and back.
fn FL(x: u64, k: u64) -> u64 {
    let y = x ^ u64((x & k)[32 +: 32] <<< 1)
    return y ^ ((y | k) << 32)
}
fn FL_inverse(y: u64, k: u64) -> u64 {
    let x = y ^ ((y | k) << 32)
    return x ^ u64((x & k)[32 +: 32] <<< 1)
}

# Subkeys stand in the order in which they are used: kw1 kw2, k1 to k6, ke1 ke2, k7 to k12, …, kw3 kw4. Decryption is
# encryption with those of expand_decrypt.
fn six_rounds(d: u64[2], k: u64[], first: int) -> u64[2] {
    var l = d[0]
    var r = d[1]
    for i in 0..3 as rounds {
        r = r ^ F(l, k[first + 2*i])
        l = l ^ F(r, k[first + 2*i + 1])
    }
    return [l, r]
}

fn crypt(k: u64[], src: u64[], dst: u64[], layers: int) {    # `layers` of FL, with six rounds before and after each
    var d = [src[0] ^ k[0], src[1] ^ k[1]]
    for j in 0..layers as groups {
        d = six_rounds(d, k, 8*j + 2)
        d = [FL(d[0], k[8*j + 8]), FL_inverse(d[1], k[8*j + 9])]
    }
    d = six_rounds(d, k, 8*layers + 2)
    dst[0] = d[1] ^ k[8*layers + 8]
    dst[1] = d[0] ^ k[8*layers + 9]
}

# ---- key schedule ----

const SIGMA: u64[6] = [0xa09e667f3bcc908b, 0xb67ae8584caa73b2, 0xc6ef372fe94f82be,
                       0x54ff53a5f1d36f1c, 0x10e527fade682d1d, 0xb05688c2b3e6c1fd]

# Two rounds with the constants SIGMA[i] and SIGMA[i + 1].
fn mixed(d: u64[2], i: int) -> u64[2] {
    let r = d[1] ^ F(d[0], SIGMA[i])
    return [d[0] ^ F(r, SIGMA[i + 1]), r]
}
fn sum(a: u64[2], b: u64[2]) -> u64[2] { return [a[0] ^ b[0], a[1] ^ b[1]] }

fn KA(kl: u64[2], kr: u64[2]) -> u64[2] { return mixed(sum(mixed(sum(kl, kr), 0), kl), 2) }
fn KB(ka: u64[2], kr: u64[2]) -> u64[2] { return mixed(sum(ka, kr), 4) }

# The left (0) or right (1) half of x rotated to the left by n < 128 bits.
fn half(x: u64[2], n: int, side: int) -> u64 {
    let i = (n / 64 + side) % 2
    if n % 64 == 0 { return x[i] } else { return (x[i] << (n % 64)) | (x[1 - i] >> (64 - n % 64)) }
}

# Subkeys 2i and 2i + 1 of `count`, x rotated by n. In decryption the order is reversed, that of whitening keys and of
# FL layers only by pairs.
fn put(k: u64[], i: int, x: u64[2], n: int, count: int, inverse: int) {
    let last = count / 2 - 1
    let same = (i == 0) | (i == last)
    for side in 0..2 {
        if inverse == 0 { k[2*i + side] = half(x, n, side) }
        else if same { k[2*(last - i) + side] = half(x, n, side) }
        else { k[2*(last - i) + 1 - side] = half(x, n, side) }
    }
}

fn expand128(key: u64[], k: u64[], inverse: int) {
    let kl = [key[0], key[1]]
    let ka = KA(kl, [u64(0), u64(0)])
    put(k, 0, kl, 0, 26, inverse)
    put(k, 1, ka, 0, 26, inverse)
    put(k, 2, kl, 15, 26, inverse)
    put(k, 3, ka, 15, 26, inverse)
    put(k, 4, ka, 30, 26, inverse)             # ke1 ke2
    put(k, 5, kl, 45, 26, inverse)
    put(k, 6, [half(ka, 45, 0), half(kl, 60, 1)], 0, 26, inverse)
    put(k, 7, ka, 60, 26, inverse)
    put(k, 8, kl, 77, 26, inverse)             # ke3 ke4
    put(k, 9, kl, 94, 26, inverse)
    put(k, 10, ka, 94, 26, inverse)
    put(k, 11, kl, 111, 26, inverse)
    put(k, 12, ka, 111, 26, inverse)
}

fn expand256(kl: u64[2], kr: u64[2], k: u64[], inverse: int) {
    let ka = KA(kl, kr)
    let kb = KB(ka, kr)
    put(k, 0, kl, 0, 34, inverse)
    put(k, 1, kb, 0, 34, inverse)
    put(k, 2, kr, 15, 34, inverse)
    put(k, 3, ka, 15, 34, inverse)
    put(k, 4, kr, 30, 34, inverse)             # ke1 ke2
    put(k, 5, kb, 30, 34, inverse)
    put(k, 6, kl, 45, 34, inverse)
    put(k, 7, ka, 45, 34, inverse)
    put(k, 8, kl, 60, 34, inverse)             # ke3 ke4
    put(k, 9, kr, 60, 34, inverse)
    put(k, 10, kb, 60, 34, inverse)
    put(k, 11, kl, 77, 34, inverse)
    put(k, 12, ka, 77, 34, inverse)            # ke5 ke6
    put(k, 13, kr, 94, 34, inverse)
    put(k, 14, ka, 94, 34, inverse)
    put(k, 15, kl, 111, 34, inverse)
    put(k, 16, kb, 111, 34, inverse)
}

kernel camellia128_encrypt(k: secret in u64le[26], src: secret in u64be[2] per block, dst: out u64be[2] per block,
                           n: count) tables { blocks n { crypt(k, src, dst, 2) } }
kernel camellia256_encrypt(k: secret in u64le[34], src: secret in u64be[2] per block, dst: out u64be[2] per block,
                           n: count) tables { blocks n { crypt(k, src, dst, 3) } }

kernel camellia128_expand(key: secret in u64be[2], k: out u64le[26]) tables { expand128(key, k, 0) }
kernel camellia128_expand_decrypt(key: secret in u64be[2], k: out u64le[26]) tables { expand128(key, k, 1) }
kernel camellia192_expand(key: secret in u64be[3], k: out u64le[34]) tables {
    expand256([key[0], key[1]], [key[2], ~key[2]], k, 0)
}
kernel camellia192_expand_decrypt(key: secret in u64be[3], k: out u64le[34]) tables {
    expand256([key[0], key[1]], [key[2], ~key[2]], k, 1)
}
kernel camellia256_expand(key: secret in u64be[4], k: out u64le[34]) tables {
    expand256([key[0], key[1]], [key[2], key[3]], k, 0)
}
kernel camellia256_expand_decrypt(key: secret in u64be[4], k: out u64le[34]) tables {
    expand256([key[0], key[1]], [key[2], key[3]], k, 1)
}

algorithm camellia128 {
    protocol block_cipher
    key 16
    block 16
    expand camellia128_expand
    encrypt camellia128_encrypt
    expand_decrypt camellia128_expand_decrypt
    decrypt camellia128_encrypt
    vectors "camellia.json" "Camellia-128"
}

algorithm camellia192 {
    protocol block_cipher
    key 24
    block 16
    expand camellia192_expand
    encrypt camellia256_encrypt
    expand_decrypt camellia192_expand_decrypt
    decrypt camellia256_encrypt
    vectors "camellia.json" "Camellia-192"
}

algorithm camellia256 {
    protocol block_cipher
    key 32
    block 16
    expand camellia256_expand
    encrypt camellia256_encrypt
    expand_decrypt camellia256_expand_decrypt
    decrypt camellia256_encrypt
    vectors "camellia.json" "Camellia-256"
}

mapping camellia128_encrypt double { streams 2 }
mapping camellia256_encrypt double { streams 2 }
mapping camellia128_encrypt bitsliced on core2-64, athlon64-64, prescott-64 { slices in xmm; roll rounds groups }
mapping camellia128_encrypt bitsliced on haswell, zen3 { slices in ymm; roll rounds groups }
mapping camellia128_encrypt bitsliced on skylake-x, golden-cove, zen4 { slices in zmm; broadcast k; roll rounds groups }
mapping camellia128_encrypt general on athlon64-64, prescott-64 { slices in general; roll rounds groups }
mapping camellia128_encrypt boxes on zen3 { lanes 32 in ymm; roll groups; boxes by round }
mapping camellia128_encrypt boxes on icelake, golden-cove, zen5 { lanes 64 in zmm; streams 2; boxes by inversion }
mapping camellia128_encrypt boxes on zen4 { lanes 64 in zmm; boxes by inversion }
mapping camellia128_encrypt registers on golden-cove { lanes 64 in zmm; streams 2; boxes by masks }
mapping camellia128_encrypt registers on zen4, zen5 { lanes 64 in zmm; streams 2; boxes by registers }
mapping camellia256_encrypt boxes on zen3 { lanes 32 in ymm; roll groups; boxes by round }
mapping camellia256_encrypt boxes on icelake, golden-cove, zen5 { lanes 64 in zmm; streams 2; boxes by inversion }
mapping camellia256_encrypt boxes on zen4 { lanes 64 in zmm; boxes by inversion }
mapping camellia256_encrypt registers on golden-cove { lanes 64 in zmm; streams 2; boxes by masks }
mapping camellia256_encrypt registers on zen4, zen5 { lanes 64 in zmm; streams 2; boxes by registers }
