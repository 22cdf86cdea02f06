kernel k(key: secret in u32le[4], nonce: public in u32le[2], number: public in u32le[1] per block,
         o: out u32le[4] per block, n: count) {
    blocks n { for i in 0..4 { o[i] = key[i] ^ nonce[0] ^ nonce[1] ^ number[0] } }
}

algorithm a {
    protocol stream
    key 16
    nonce 8
    blocks k
    block_counter number
    first_counter 4294967296  # error: `first_counter` is 4294967296  # hint: give at most 4294967295
}

# mend 12:     first_counter 4294967295
