# Serpent (Anderson, Biham, Knudsen, AES proposal 1998), the bitslice form: a block is four words X0 … X3, and
# an S-box is applied at each of their 32 bit positions.

sbox S0: u4 -> u4 = [3, 8, 15, 1, 10, 6, 5, 11, 14, 13, 4, 2, 7, 0, 9, 12]
sbox S1: u4 -> u4 = [15, 12, 2, 7, 9, 0, 5, 10, 1, 11, 14, 8, 6, 13, 3, 4]
sbox S2: u4 -> u4 = [8, 6, 7, 9, 3, 12, 10, 15, 13, 1, 14, 4, 0, 11, 5, 2]
sbox S3: u4 -> u4 = [0, 15, 11, 8, 12, 9, 6, 3, 13, 1, 2, 4, 10, 7, 5, 14]
sbox S4: u4 -> u4 = [1, 15, 8, 3, 12, 0, 11, 6, 2, 5, 4, 10, 9, 14, 7, 13]
sbox S5: u4 -> u4 = [15, 5, 2, 11, 4, 10, 9, 12, 0, 3, 14, 8, 13, 6, 7, 1]
sbox S6: u4 -> u4 = [7, 2, 12, 5, 8, 4, 6, 11, 14, 9, 1, 15, 13, 3, 10, 0]
sbox S7: u4 -> u4 = [1, 13, 15, 0, 14, 8, 2, 11, 7, 4, 12, 10, 9, 3, 5, 6]

sbox S0_inverse: u4 -> u4 = [13, 3, 11, 0, 10, 6, 5, 12, 1, 14, 4, 7, 15, 9, 8, 2]
sbox S1_inverse: u4 -> u4 = [5, 8, 2, 14, 15, 6, 12, 3, 11, 4, 7, 9, 1, 13, 10, 0]
sbox S2_inverse: u4 -> u4 = [12, 9, 15, 4, 11, 14, 1, 2, 0, 3, 6, 13, 5, 8, 10, 7]
sbox S3_inverse: u4 -> u4 = [0, 9, 10, 7, 11, 14, 6, 13, 3, 5, 12, 2, 4, 8, 15, 1]
sbox S4_inverse: u4 -> u4 = [5, 0, 8, 3, 10, 9, 7, 14, 2, 12, 11, 6, 4, 15, 13, 1]
sbox S5_inverse: u4 -> u4 = [8, 15, 2, 9, 4, 1, 13, 14, 11, 6, 5, 3, 7, 12, 10, 0]
sbox S6_inverse: u4 -> u4 = [15, 10, 1, 13, 5, 3, 6, 0, 4, 9, 14, 7, 2, 12, 8, 11]
sbox S7_inverse: u4 -> u4 = [3, 0, 6, 13, 9, 14, 15, 8, 5, 12, 11, 7, 10, 1, 4, 2]

fn S(r: int, x: u32[4]) -> u32[4] {
    if r % 8 == 0 { return slicewise(S0, x[0], x[1], x[2], x[3]) }
    else if r % 8 == 1 { return slicewise(S1, x[0], x[1], x[2], x[3]) }
    else if r % 8 == 2 { return slicewise(S2, x[0], x[1], x[2], x[3]) }
    else if r % 8 == 3 { return slicewise(S3, x[0], x[1], x[2], x[3]) }
    else if r % 8 == 4 { return slicewise(S4, x[0], x[1], x[2], x[3]) }
    else if r % 8 == 5 { return slicewise(S5, x[0], x[1], x[2], x[3]) }
    else if r % 8 == 6 { return slicewise(S6, x[0], x[1], x[2], x[3]) }
    else { return slicewise(S7, x[0], x[1], x[2], x[3]) }
}

fn S_inverse(r: int, x: u32[4]) -> u32[4] {
    if r % 8 == 0 { return slicewise(S0_inverse, x[0], x[1], x[2], x[3]) }
    else if r % 8 == 1 { return slicewise(S1_inverse, x[0], x[1], x[2], x[3]) }
    else if r % 8 == 2 { return slicewise(S2_inverse, x[0], x[1], x[2], x[3]) }
    else if r % 8 == 3 { return slicewise(S3_inverse, x[0], x[1], x[2], x[3]) }
    else if r % 8 == 4 { return slicewise(S4_inverse, x[0], x[1], x[2], x[3]) }
    else if r % 8 == 5 { return slicewise(S5_inverse, x[0], x[1], x[2], x[3]) }
    else if r % 8 == 6 { return slicewise(S6_inverse, x[0], x[1], x[2], x[3]) }
    else { return slicewise(S7_inverse, x[0], x[1], x[2], x[3]) }
}

fn LT(y: u32[4]) -> u32[4] {
    var x = y
    x[0] = x[0] <<< 13
    x[2] = x[2] <<< 3
    x[1] = x[1] ^ x[0] ^ x[2]
    x[3] = x[3] ^ x[2] ^ (x[0] << 3)
    x[1] = x[1] <<< 1
    x[3] = x[3] <<< 7
    x[0] = x[0] ^ x[1] ^ x[3]
    x[2] = x[2] ^ x[3] ^ (x[1] << 7)
    x[0] = x[0] <<< 5
    x[2] = x[2] <<< 22
    return x
}

fn LT_inverse(y: u32[4]) -> u32[4] {
    var x = y
    x[2] = x[2] >>> 22
    x[0] = x[0] >>> 5
    x[2] = x[2] ^ x[3] ^ (x[1] << 7)
    x[0] = x[0] ^ x[1] ^ x[3]
    x[3] = x[3] >>> 7
    x[1] = x[1] >>> 1
    x[3] = x[3] ^ x[2] ^ (x[0] << 3)
    x[1] = x[1] ^ x[0] ^ x[2]
    x[2] = x[2] >>> 3
    x[0] = x[0] >>> 13
    return x
}

kernel serpent_encrypt(rk: secret in u32le[132], src: secret in u32le[4] per block, dst: out u32le[4] per block,
                       n: count) constant_time {
    blocks n {
        var x: u32[4]
        for i in 0..4 { x[i] = src[i] }
        for r in 0..32 as rounds {
            for i in 0..4 { x[i] = x[i] ^ rk[4*r + i] }
            x = S(r, x)
            if r < 31 { x = LT(x) }
        }
        for i in 0..4 { dst[i] = x[i] ^ rk[128 + i] }
    }
}

kernel serpent_decrypt(rk: secret in u32le[132], src: secret in u32le[4] per block, dst: out u32le[4] per block,
                       n: count) constant_time {
    blocks n {
        var x: u32[4]
        for i in 0..4 { x[i] = src[i] ^ rk[128 + i] }
        for t in 0..32 as rounds {
            let r = 31 - t
            if r < 31 { x = LT_inverse(x) }
            x = S_inverse(r, x)
            for i in 0..4 { x[i] = x[i] ^ rk[4*r + i] }
        }
        for i in 0..4 { dst[i] = x[i] }
    }
}

# The key schedule. Words w[-8] … w[131] stand at 0 … 139. A shorter key is followed by a 1 bit and zeros.
fn round_keys(key: u32[8]) -> u32[132] {
    var w: u32[140]
    for i in 0..8 { w[i] = key[i] }
    for i in 0..132 { w[i + 8] = (w[i] ^ w[i + 3] ^ w[i + 5] ^ w[i + 7] ^ (u32(0x9e3779b9) ^ i)) <<< 11 }
    var k: u32[132]
    for i in 0..33 {
        let box = S((35 - i) % 8, [w[4*i + 8], w[4*i + 9], w[4*i + 10], w[4*i + 11]])
        for j in 0..4 { k[4*i + j] = box[j] }
    }
    return k
}

kernel serpent_expand128(key: secret in u32le[4], rk: secret out u32le[132]) constant_time {
    let k = round_keys([key[0], key[1], key[2], key[3], 1, 0, 0, 0])
    for i in 0..132 { rk[i] = k[i] }
}

kernel serpent_expand192(key: secret in u32le[6], rk: secret out u32le[132]) constant_time {
    let k = round_keys([key[0], key[1], key[2], key[3], key[4], key[5], 1, 0])
    for i in 0..132 { rk[i] = k[i] }
}

kernel serpent_expand256(key: secret in u32le[8], rk: secret out u32le[132]) constant_time {
    let k = round_keys([key[0], key[1], key[2], key[3], key[4], key[5], key[6], key[7]])
    for i in 0..132 { rk[i] = k[i] }
}

algorithm serpent128 {
    protocol block_cipher
    key 16
    block 16
    expand serpent_expand128
    encrypt serpent_encrypt
    decrypt serpent_decrypt
    vectors "serpent.json" "Serpent-128"
}

algorithm serpent192 {
    protocol block_cipher
    key 24
    block 16
    expand serpent_expand192
    encrypt serpent_encrypt
    decrypt serpent_decrypt
    vectors "serpent.json" "Serpent-192"
}

algorithm serpent256 {
    protocol block_cipher
    key 32
    block 16
    expand serpent_expand256
    encrypt serpent_encrypt
    decrypt serpent_decrypt
    vectors "serpent.json" "Serpent-256"
}

mapping serpent_encrypt mmx { lanes 2 in mmx }
mapping serpent_encrypt xmm on northwood { lanes 4 in xmm }
mapping serpent_encrypt xmm on prescott { lanes 4 in xmm }
mapping serpent_encrypt xmm on athlon64 { lanes 4 in xmm }
mapping serpent_encrypt xmm on core2 { lanes 4 in xmm }
mapping serpent_encrypt xmm on prescott-64 { lanes 4 in xmm }
mapping serpent_encrypt xmm on athlon64-64 { lanes 4 in xmm }
mapping serpent_encrypt xmm on core2-64 { lanes 4 in xmm }
mapping serpent_encrypt ymm on haswell, zen3 { lanes 8 in ymm; streams 2 }
mapping serpent_encrypt zmm on skylake-x, golden-cove, zen4 { lanes 16 in zmm; streams 2 }
