kernel k(key: secret in u32le[4], number: public in u32le[1] per block,
         o: out u32le[4] per block, n: count) {
    blocks n { for i in 0..4 { o[i] = key[i] ^ number[0] } }
}

algorithm a {
    protocol stream
    key 16
    nonce 8  # error: no kernel takes a parameter `nonce`, so that it would say nothing  # hint: call the parameter that takes it `nonce`, or remove the field
    blocks k
    block_counter number
}

# mend 9:
