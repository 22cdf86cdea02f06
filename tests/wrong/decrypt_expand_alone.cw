kernel expand(key: secret in u32le[4], rk: out u32le[4]) {
    for i in 0..4 { rk[i] = key[i] }
}

kernel encrypt(rk: secret in u32le[4], src: in u32le[2] per block, dst: out u32le[2] per block, n: count) {
    blocks n { for i in 0..2 { dst[i] = src[i] ^ rk[i] } }
}

kernel decrypt(rk: secret in u32le[4], src: in u32le[2] per block, dst: out u32le[2] per block, n: count) {
    blocks n { for i in 0..2 { dst[i] = src[i] ^ rk[i] } }
}

algorithm a {
    protocol block_cipher
    key 16
    expand expand
    encrypt encrypt
    expand_decrypt expand  # error: `expand_decrypt` makes round keys for decryption, and there is no `decrypt`  # hint: add a line `decrypt KERNEL`, or remove this
}
