kernel k(key: secret in u32le[4], iv: public in u32le[2], number: public in u32le[1] per block,
         o: out u32le[4] per block, n: count) {
    blocks n { for i in 0..4 { o[i] = key[i] ^ iv[0] ^ iv[1] ^ number[0] } }
}

algorithm a {
    protocol stream
    key 16
    nonce 8
    blocks k  # error: kernel `k`: nothing gives `iv` a value  # hint: call the parameter as what it is, `key` or `nonce`, or let a kernel before it write an `out` parameter `iv`
    block_counter number
}

# mend 1: kernel k(key: secret in u32le[4], nonce: public in u32le[2], number: public in u32le[1] per block,
# mend 3:     blocks n { for i in 0..4 { o[i] = key[i] ^ nonce[0] ^ nonce[1] ^ number[0] } }
