kernel k(key: secret in u32le[4], nonce: public in u32le[2], number: public in u32le[1] per block,
         o: out u32le[4] per block, q: out u32le[1] per block, n: count) {
    blocks n { for i in 0..4 { o[i] = key[i] ^ nonce[0] ^ nonce[1] ^ number[0] } }
}

algorithm a {
    protocol stream
    key 16
    nonce 8
    blocks k  # error: kernel `k` has 2 parameters `out … per block`, the protocol needs one: the keystream, or the text with it  # hint: give the kernel exactly one such parameter, or name another kernel
    block_counter number
}

# mend 2:          o: out u32le[4] per block, n: count) {
