kernel k(key: secret in u32le[4], nonce: public in u32le[2], number: public in u32le[1] per block,
         o: out u32le[4] per block, n: count) {
    blocks n { for i in 0..4 { o[i] = key[i] ^ nonce[0] ^ nonce[1] ^ number[0] } }
}

algorithm a {  # error: algorithm `a`: protocol stream needs the field `block_counter`  # hint: add a line `block_counter NAME`
    protocol stream
    key 16
    nonce 8
    blocks k
}

# mend 10:     blocks k
# mend 10:     block_counter number
