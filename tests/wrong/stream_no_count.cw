kernel k(key: secret in u32le[4], nonce: public in u32le[2], number: public in u32le[1] per block,
         o: out u32le[4] per block) {
    let unused = key[0] ^ nonce[0]
}

algorithm a {
    protocol stream
    key 16
    nonce 8
    blocks k  # error: kernel `k` has no count parameter; it is called for many blocks at once  # hint: add `n: count` and the loop `blocks n { … }`
    block_counter number
}

# mend 2:          o: out u32le[4] per block, n: count) {
# mend 3:     blocks n { for i in 0..4 { o[i] = key[i] ^ nonce[0] ^ nonce[1] ^ number[0] } }
