kernel expand(key: secret in u32le[4], rk: out u32le[4]) {
    for i in 0..4 { rk[i] = key[i] }
}

kernel encrypt(rk: secret in u32le[4], src: in u32le[2] per block, dst: out u32le[2] per block, n: count) {
    blocks n { for i in 0..2 { dst[i] = src[i] ^ rk[i] } }
}

algorithm a {
    protocol block_cipher
    key 16
    block 8
    expand expand
    encrypt encrypt
    rounds 10  # error: protocol block_cipher does not use a field `rounds`  # hint: known here: block, counter_bytes, ctr, decrypt, encrypt, expand, expand_decrypt, key
}
