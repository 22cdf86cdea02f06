kernel k(key: secret in u32le[4], nonce: public in u32le[2], number: public in u32le[1] per block,
         o: out u32le[4] per block, n: count) {
    blocks n { for i in 0..4 { o[i] = key[i] ^ nonce[0] ^ nonce[1] ^ number[0] } }
}

algorithm s {
    protocol stream
    key 16
    nonce 8
    blocks k
    block_counter number
}

kernel start(key: secret in u32le[2], y: out u32le[2]) { for i in 0..2 { y[i] = key[i] } }

kernel take(y: secret inout u32le[2], m: secret in u32le[2] per block, n: count) {
    blocks n { for i in 0..2 { y[i] = (y[i] ^ m[i]) + 1 } }
}

kernel finish(y: secret in u32le[2], tag: out u32le[2]) { for i in 0..2 { tag[i] = y[i] } }

algorithm m {
    protocol mac
    key 8
    init start
    blocks take
    finish finish
}

algorithm a {  # error: algorithm `a`: protocol aead needs the field `mac`  # hint: add a line `mac NAME`
    protocol aead
    cipher s
    mac_key_block 0
    text_block 1
    lengths bytes
}

# mend 32:     cipher s
# mend 32:     mac m
