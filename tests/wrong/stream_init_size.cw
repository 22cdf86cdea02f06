kernel start(key: secret in u32le[4], nonce: public in u32le[2], st: out u32le[4]) {
    for i in 0..4 { st[i] = key[i] ^ nonce[i % 2] }
}

kernel k(st: secret in u32le[2], number: public in u32le[1] per block,
         o: out u32le[4] per block, n: count) {
    blocks n { for i in 0..4 { o[i] = st[i % 2] ^ number[0] } }
}

algorithm a {
    protocol stream
    key 16
    nonce 8
    init start
    blocks k  # error: kernel `k`: `st` holds 8 bytes, and kernel `start` gives 16  # hint: make both equally long, or give the parameter another name
    block_counter number
}

# mend 5: kernel k(st: secret in u32le[4], number: public in u32le[1] per block,
