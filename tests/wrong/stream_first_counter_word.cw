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
    first_counter one  # error: `first_counter` takes a number of a block, not `one`  # hint: write `first_counter 1`
}

# mend 12:     first_counter 1
