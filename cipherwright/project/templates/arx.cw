# NAME: 64-bit block, 128-bit key, 16 rounds of add, rotate, XOR.

kernel NAME_expand(key: secret in u32le[4], rk: out u32le[16]) {
    for i in 0..16 { rk[i] = (key[i % 4] <<< (i + 1)) + (i + 1) * 0x01234567 }
}

kernel NAME_encrypt(rk: secret in u32le[16], src: secret in u32le[2] per block,
                    dst: out u32le[2] per block, n: count) {
    blocks n {
        var s: u32[2]
        for c in 0..2 { s[c] = src[c] }
        for r in 0..16 as rounds {
            s[0] = ((s[0] >>> 8) + s[1]) ^ rk[r]
            s[1] = (s[1] <<< 3) ^ s[0]
        }
        for c in 0..2 { dst[c] = s[c] }
    }
}

algorithm NAME {
    protocol block_cipher
    key 16
    block 8
    expand NAME_expand
    encrypt NAME_encrypt
    vectors "NAME.json" "NAME"
}
