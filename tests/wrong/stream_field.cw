kernel k(key: secret in u32le[4], nonce: public in u32le[2], number: public in u32le[1] per block,
         o: out u32le[4] per block, n: count) {
    blocks n { for i in 0..4 { o[i] = key[i] ^ nonce[0] ^ nonce[1] ^ number[0] } }
}

algorithm a {
    protocol stream
    key 16
    iv 8  # error: protocol stream does not use a field `iv`  # hint: known here: block, block_counter, blocks, first_counter, init, key, nonce
    blocks k
    block_counter number
}

# mend 9:     nonce 8
