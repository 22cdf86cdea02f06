kernel k(key: secret in u32le[4], nonce: public in u32le[2], number: public in u32le[1] per block,
         o: out u32le[4] per block, n: count) {
    blocks n { for i in 0..4 { o[i] = key[i] ^ nonce[0] ^ nonce[1] ^ number[0] } }
}

algorithm a {
    protocol stream
    key 16
    nonce 12
    blocks k  # error: kernel `k`: `nonce` holds 8 bytes, and the field `nonce` gives 12  # hint: make both equally long, or give the parameter another name
    block_counter number
}

# mend 9:     nonce 8
