# AES with keys of 128, 192 and 256 bits (FIPS-197). Columns are little-endian words: byte 0 of a column is its row 0.

fn xtime(x: u8) -> u8 { return (x << 1) ^ select(x[7 +: 1], u8(0x1b), u8(0)) }

fn gmul(a: u8, b: u8) -> u8 {                  # product in GF(2^8) modulo x^8 + x^4 + x^3 + x + 1
    var power = a
    var sum = u8(0)
    for i in 0..8 {
        sum = sum ^ select(b[i +: 1], power, u8(0))
        power = xtime(power)
    }
    return sum
}

fn inverse(x: u8) -> u8 {                      # x^254; 0 stays 0
    var y = u8(1)
    for i in 0..7 { y = gmul(gmul(y, y), x) }
    return gmul(y, y)
}

fn affine(y: u8) -> u8 { return y ^ (y <<< 1) ^ (y <<< 2) ^ (y <<< 3) ^ (y <<< 4) ^ 0x63 }
fn affine_inverse(y: u8) -> u8 { return (y <<< 1) ^ (y <<< 3) ^ (y <<< 6) ^ 0x05 }

table Inverse: u8 -> u8 = x => inverse(x)
sbox S: u8 -> u8 = x => affine(Inverse(x))
sbox InvS: u8 -> u8 = x => Inverse(affine_inverse(x))

linear MixColumn(c: u32) -> u32 {
    let a = [c.byte[0], c.byte[1], c.byte[2], c.byte[3]]
    var r: u8[4]
    for i in 0..4 {
        r[i] = xtime(a[i]) ^ xtime(a[(i+1) % 4]) ^ a[(i+1) % 4] ^ a[(i+2) % 4] ^ a[(i+3) % 4]
    }
    return cat(r[0], r[1], r[2], r[3])
}

linear InvMixColumn(c: u32) -> u32 { return MixColumn(MixColumn(MixColumn(c))) }    # the fourth power is the identity

fn sub_word(t: u32) -> u32 { return cat(S(t.byte[0]), S(t.byte[1]), S(t.byte[2]), S(t.byte[3])) }

# SubBytes and ShiftRows together: column c of the result takes row i from column c + i, or c - i in decryption.
fn sub_shift(s: u32[4], c: int) -> u32 {
    return cat(S(s[c].byte[0]), S(s[(c+1) % 4].byte[1]), S(s[(c+2) % 4].byte[2]), S(s[(c+3) % 4].byte[3]))
}
fn inv_sub_shift(s: u32[4], c: int) -> u32 {
    return cat(InvS(s[c].byte[0]), InvS(s[(c+3) % 4].byte[1]), InvS(s[(c+2) % 4].byte[2]), InvS(s[(c+1) % 4].byte[3]))
}

# One block, `last` rounds. Decryption is the equivalent inverse cipher: its round keys are those of expand_decrypt.
fn encrypt(rk: u32[], src: u32[], dst: u32[], last: int) {
    var s: u32[4]
    for c in 0..4 { s[c] = src[c] ^ rk[c] }
    for r in 1..last as rounds {
        var t: u32[4]
        for c in 0..4 { t[c] = MixColumn(sub_shift(s, c)) ^ rk[4*r + c] }
        s = t
    }
    for c in 0..4 { dst[c] = sub_shift(s, c) ^ rk[4*last + c] }
}
fn decrypt(rk: u32[], src: u32[], dst: u32[], last: int) {
    var s: u32[4]
    for c in 0..4 { s[c] = src[c] ^ rk[c] }
    for r in 1..last as rounds {
        var t: u32[4]
        for c in 0..4 { t[c] = InvMixColumn(inv_sub_shift(s, c)) ^ rk[4*r + c] }
        s = t
    }
    for c in 0..4 { dst[c] = inv_sub_shift(s, c) ^ rk[4*last + c] }
}

# Word i of the key schedule goes to its place: in decryption the round keys come in reverse order, all but the first
# and the last of them through InvMixColumn. The schedule makes more words than there are places.
fn put(rk: u32[], i: int, w: u32, last: int, inverse: int) {
    let r = i / 4
    if r < last + 1 {
        if inverse == 0 { rk[i] = w }
        else if (r == 0) | (r == last) { rk[4*(last - r) + i % 4] = w }
        else { rk[4*(last - r) + i % 4] = InvMixColumn(w) }
    }
}

# The round keys of a cipher with `last` rounds from a key of `nk` words.
fn expand(key: u32[], rk: u32[], nk: int, last: int, inverse: int) {
    var w: u32[8]
    var rcon = u8(1)
    for c in 0..nk {
        w[c] = key[c]
        put(rk, c, w[c], last, inverse)
    }
    for r in 1..(4*last + 3) / nk + 1 {
        let t = w[nk - 1] >>> 8                # RotWord
        w[0] = w[0] ^ sub_word(t) ^ u32(rcon)
        for c in 1..nk { if (nk == 8) & (c == 4) { w[c] = w[c] ^ sub_word(w[3]) } else { w[c] = w[c] ^ w[c - 1] } }
        for c in 0..nk { put(rk, nk*r + c, w[c], last, inverse) }
        rcon = xtime(rcon)
    }
}

# One block under a key that is used once: each round's key is made where the round wants it, and no words of it stay.
fn once(key: u32[4], src: u32[4]) -> u32[4] {
    var k = key
    var s: u32[4]
    for c in 0..4 { s[c] = src[c] ^ k[c] }
    var rcon = u8(1)
    for r in 1..11 {
        k[0] = k[0] ^ sub_word(k[3] >>> 8) ^ u32(rcon)
        for c in 1..4 { k[c] = k[c] ^ k[c - 1] }
        rcon = xtime(rcon)
        var t: u32[4]
        for c in 0..4 { if r < 10 { t[c] = MixColumn(sub_shift(s, c)) ^ k[c] } else { t[c] = sub_shift(s, c) ^ k[c] } }
        s = t
    }
    return s
}

kernel aes128_encrypt(rk: secret in u32le[44], src: secret in u32le[4] per block,
                      dst: out u32le[4] per block, n: count) tables { blocks n { encrypt(rk, src, dst, 10) } }
kernel aes128_decrypt(rk: secret in u32le[44], src: secret in u32le[4] per block,
                      dst: out u32le[4] per block, n: count) tables { blocks n { decrypt(rk, src, dst, 10) } }
kernel aes128_expand(key: secret in u32le[4], rk: out u32le[44]) tables { expand(key, rk, 4, 10, 0) }
kernel aes128_expand_decrypt(key: secret in u32le[4], rk: out u32le[44]) tables { expand(key, rk, 4, 10, 1) }

kernel aes128_once(key: secret in u32le[4], src: secret in u32le[4], dst: out u32le[4]) tables {
    let d = once([key[0], key[1], key[2], key[3]], [src[0], src[1], src[2], src[3]])
    for c in 0..4 { dst[c] = d[c] }
}

kernel aes192_encrypt(rk: secret in u32le[52], src: secret in u32le[4] per block,
                      dst: out u32le[4] per block, n: count) tables { blocks n { encrypt(rk, src, dst, 12) } }
kernel aes192_decrypt(rk: secret in u32le[52], src: secret in u32le[4] per block,
                      dst: out u32le[4] per block, n: count) tables { blocks n { decrypt(rk, src, dst, 12) } }
kernel aes192_expand(key: secret in u32le[6], rk: out u32le[52]) tables { expand(key, rk, 6, 12, 0) }
kernel aes192_expand_decrypt(key: secret in u32le[6], rk: out u32le[52]) tables { expand(key, rk, 6, 12, 1) }

kernel aes256_encrypt(rk: secret in u32le[60], src: secret in u32le[4] per block,
                      dst: out u32le[4] per block, n: count) tables { blocks n { encrypt(rk, src, dst, 14) } }
kernel aes256_decrypt(rk: secret in u32le[60], src: secret in u32le[4] per block,
                      dst: out u32le[4] per block, n: count) tables { blocks n { decrypt(rk, src, dst, 14) } }
kernel aes256_expand(key: secret in u32le[8], rk: out u32le[60]) tables { expand(key, rk, 8, 14, 0) }
kernel aes256_expand_decrypt(key: secret in u32le[8], rk: out u32le[60]) tables { expand(key, rk, 8, 14, 1) }

algorithm aes128 {
    protocol block_cipher
    key 16
    block 16
    expand aes128_expand
    encrypt aes128_encrypt
    expand_decrypt aes128_expand_decrypt
    decrypt aes128_decrypt
    vectors "aes.json" "AES-128-ECB" "AES-128-CTR" "AES-128-CBC" "AES-128-XTS" "AES-128-CMAC"
}

algorithm aes128_one_block {
    protocol kernel
    kernel aes128_once
    vectors "aes.json" "AES-128-once"
}

algorithm aes192 {
    protocol block_cipher
    key 24
    block 16
    expand aes192_expand
    encrypt aes192_encrypt
    expand_decrypt aes192_expand_decrypt
    decrypt aes192_decrypt
    vectors "aes.json" "AES-192-ECB" "AES-192-CTR" "AES-192-CBC" "AES-192-CMAC"
}

algorithm aes256 {
    protocol block_cipher
    key 32
    block 16
    expand aes256_expand
    encrypt aes256_encrypt
    expand_decrypt aes256_expand_decrypt
    decrypt aes256_decrypt
    vectors "aes.json" "AES-256-ECB" "AES-256-CTR" "AES-256-CBC" "AES-256-XTS" "AES-256-CMAC"
}

# A quarter of the state in MMX registers, in the last round all (paper 000, section 4, has half there).
mapping aes128_encrypt on pentium3 { tables merge; place s t[0] dst in mmx }
mapping aes128_encrypt on pentium2, pentium-m { tables merge; place s t[0] dst in mmx }

# One table of 2 KB for rounds, last round and key words (paper 004, "How much can the AES code be improved?"); key words
# and half of the state in MMX registers, so that little is spilled.
mapping aes128_once on pentium-pro { tables windows 8; frame apart }
mapping aes128_once on pentium2, pentium3 { tables windows 8; place k t[1] t[2] in mmx }
mapping aes128_once on pentium-m { tables windows 8; place k t[0] t[1] in mmx; frame apart }

# Blocks as the kernels in bit slices take them, and back.
fn copy(src: u32[], dst: u32[]) { for c in 0..4 { dst[c] = src[c] } }
kernel aes_to_slices(src: secret in u32le[4] per block, dst: out u32le[4] per block, n: count) {
    blocks n { copy(src, dst) }
}
kernel aes_from_slices(src: secret in u32le[4] per block, dst: out u32le[4] per block, n: count) {
    blocks n { copy(src, dst) }
}

mapping aes128_encrypt bitsliced on core2-64, athlon64-64, prescott-64 { slices in xmm; roll rounds }
mapping aes128_decrypt bitsliced on core2-64, athlon64-64, prescott-64 { slices in xmm; roll rounds }
mapping aes_to_slices bitsliced on core2-64, athlon64-64, prescott-64 { slices in xmm; whole src }
mapping aes_from_slices bitsliced on core2-64, athlon64-64, prescott-64 { slices in xmm; whole dst }
mapping aes128_encrypt bitsliced on haswell { slices in ymm; roll rounds }
mapping aes128_encrypt bitsliced on zen3 { slices in ymm; roll rounds; prefer nested_sums }
mapping aes128_encrypt bitsliced on skylake-x, golden-cove, zen4 { slices in zmm; broadcast rk; roll rounds; prefer nested_sums }
mapping aes128_decrypt bitsliced on haswell, zen3 { slices in ymm; roll rounds }
mapping aes128_decrypt bitsliced on skylake-x, golden-cove, zen4 { slices in zmm; broadcast rk; roll rounds }
mapping aes_to_slices bitsliced on haswell, zen3 { slices in ymm; whole src }
mapping aes_to_slices bitsliced on skylake-x, golden-cove, zen4 { slices in zmm; whole src }
mapping aes_from_slices bitsliced on haswell, zen3 { slices in ymm; whole dst }
mapping aes_from_slices bitsliced on skylake-x, golden-cove, zen4 { slices in zmm; whole dst }
mapping aes128_encrypt general on athlon64-64, prescott-64 { slices in general; roll rounds }

# Rounds by the instruction that makes one; where it takes two or four blocks at once, in vectors of so many.
# docs/rounds.md says how rounds are recognised.
mapping aes128_encrypt boxes on golden-cove { lanes 64 in zmm; boxes by masks; prefer nested_sums }
mapping aes128_encrypt boxes on zen4, zen5 { lanes 64 in zmm; boxes by registers; prefer nested_sums }
mapping aes128_encrypt rounds on haswell, skylake, skylake-x, zen2 { prefer rounds; streams 8 }
mapping aes128_encrypt rounds on zen3 { prefer rounds; lanes 2 in ymm; streams 6 }
mapping aes128_encrypt rounds on icelake, golden-cove, zen4 { prefer rounds; lanes 4 in zmm; streams 4 }
mapping aes128_decrypt rounds on haswell, skylake, skylake-x, zen2 { prefer rounds; streams 8 }
mapping aes128_decrypt rounds on zen3 { prefer rounds; lanes 2 in ymm; streams 6 }
mapping aes128_decrypt rounds on icelake, golden-cove, zen4 { prefer rounds; lanes 4 in zmm; streams 4 }
mapping aes192_encrypt rounds on haswell, skylake, skylake-x, zen2 { prefer rounds; streams 8 }
mapping aes192_encrypt rounds on zen3 { prefer rounds; lanes 2 in ymm; streams 6 }
mapping aes192_encrypt rounds on icelake, golden-cove, zen4 { prefer rounds; lanes 4 in zmm; streams 4 }
mapping aes192_decrypt rounds on haswell, skylake, skylake-x, zen2 { prefer rounds; streams 8 }
mapping aes192_decrypt rounds on zen3 { prefer rounds; lanes 2 in ymm; streams 6 }
mapping aes192_decrypt rounds on icelake, golden-cove, zen4 { prefer rounds; lanes 4 in zmm; streams 4 }
mapping aes256_encrypt rounds on haswell, skylake, skylake-x, zen2 { prefer rounds; streams 8 }
mapping aes256_encrypt rounds on zen3 { prefer rounds; lanes 2 in ymm; streams 6 }
mapping aes256_encrypt rounds on icelake, golden-cove, zen4 { prefer rounds; lanes 4 in zmm; streams 4 }
mapping aes256_decrypt rounds on haswell, skylake, skylake-x, zen2 { prefer rounds; streams 8 }
mapping aes256_decrypt rounds on zen3 { prefer rounds; lanes 2 in ymm; streams 6 }
mapping aes256_decrypt rounds on icelake, golden-cove, zen4 { prefer rounds; lanes 4 in zmm; streams 4 }
