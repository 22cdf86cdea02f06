kernel start(key: secret in u32le[4], nonce: public in u32le[2], st: out u32le[4]) {
    for i in 0..4 { st[i] = key[i] ^ nonce[i % 2] }
}

kernel k(st: secret in u32le[4], number: public in u32le[1] per block,
         o: out u32le[4] per block, n: count) {
    blocks n { for i in 0..4 { o[i] = st[i] ^ number[0] } }
}

algorithm a {
    protocol stream
    key 16
    nonce 8
    init begin  # error: there is no kernel `begin` in this file  # hint: known here: k, start
    blocks k
    block_counter number
}

# mend 14:     init start
