kernel k(key: secret in u32le[4], nonce: public in u32le[2], number: public in u32le[1] per block,
         o: out u32le[4] per block, n: count) {
    blocks n { for i in 0..4 { o[i] = key[i] ^ nonce[0] ^ nonce[1] ^ number[0] } }
}

algorithm a {
    protocol stream
    key 16
    nonce 8
    blocks kk  # error: there is no kernel `kk` in this file  # hint: did you mean `k`?
    block_counter number
}

# mend 10:     blocks k
