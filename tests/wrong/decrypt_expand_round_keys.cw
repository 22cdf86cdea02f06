kernel expand(key: secret in u32le[4], rk: out u32le[4]) {
    for i in 0..4 { rk[i] = key[i] }
}

kernel encrypt(rk: secret in u32le[4], src: in u32le[2] per block, dst: out u32le[2] per block, n: count) {
    blocks n { for i in 0..2 { dst[i] = src[i] ^ rk[i] } }
}

kernel decrypt(rk: secret in u32le[8], src: in u32le[2] per block, dst: out u32le[2] per block, n: count) {
    blocks n { for i in 0..2 { dst[i] = src[i] ^ rk[i] } }
}

algorithm a {
    protocol block_cipher
    key 16
    expand expand
    encrypt encrypt
    expand_decrypt expand  # error: kernel `expand` makes round keys of 16 bytes (`rk`), `decrypt` takes 32 bytes (`rk`)  # hint: make the `out` parameters of the one and the `in` parameters of the other agree
    decrypt decrypt
}
