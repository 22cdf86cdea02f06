kernel k(key: secret in u32le[4], nonce: public in u32le[2], number: public in u8[1] per block,
         o: out u32le[4] per block, n: count) {
    blocks n { for i in 0..4 { o[i] = key[i] ^ nonce[0] ^ nonce[1] ^ u32(number[0]) } }
}

algorithm a {
    protocol stream
    key 16
    nonce 8
    blocks k
    block_counter number
    first_counter 256  # error: `first_counter` is 256, and `number` holds 1 bytes  # hint: give at most 255
}

# mend 12:     first_counter 1
