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
    vectors "nowhere.json" "A"  # error: there is no file tests/vectors/nowhere.json  # hint: write it; docs/vectors.md has the form
}
