kernel k(nonce: public in u32le[2], number: public in u32le[1] per block,
         o: out u32le[4] per block, n: count) {
    blocks n { for i in 0..4 { o[i] = nonce[0] ^ nonce[1] ^ number[0] } }
}

algorithm a {
    protocol stream
    key 16  # error: no kernel takes a parameter `key`, so that it would say nothing  # hint: call the parameter that takes it `key`
    nonce 8
    blocks k
    block_counter number
}

# mend 1: kernel k(key: secret in u32le[4], nonce: public in u32le[2], number: public in u32le[1] per block,
# mend 3:     blocks n { for i in 0..4 { o[i] = key[i] ^ nonce[0] ^ nonce[1] ^ number[0] } }
