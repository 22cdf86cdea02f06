kernel k(key: secret in u32le[4], nonce: public in u32le[2], number: public in u32le[1] per block,
         o: out u32le[4] per block, n: count) {
    blocks n { for i in 0..4 { o[i] = key[i] ^ nonce[0] ^ nonce[1] ^ number[0] } }
}

algorithm a {
    protocol stream
    key 32
    nonce 8
    blocks k  # error: kernel `k`: `key` holds 16 bytes, and the field `key` gives 32  # hint: make both equally long, or give the parameter another name
    block_counter number
}

# mend 8:     key 16
