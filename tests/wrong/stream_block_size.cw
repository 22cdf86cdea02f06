kernel k(key: secret in u32le[4], nonce: public in u32le[2], number: public in u32le[1] per block,
         o: out u32le[4] per block, n: count) {
    blocks n { for i in 0..4 { o[i] = key[i] ^ nonce[0] ^ nonce[1] ^ number[0] } }
}

algorithm a {
    protocol stream
    key 16
    nonce 8
    block 8  # error: `block` is 8 bytes, but parameter `o` of kernel `k` holds 16  # hint: write `block 16`, or change the parameter's length
    blocks k
    block_counter number
}

# mend 10:     block 16
