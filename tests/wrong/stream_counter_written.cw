kernel k(key: secret in u32le[4], nonce: public in u32le[2], number: public in u32le[1] per block,
         o: out u32le[4] per block, n: count) {
    blocks n { for i in 0..4 { o[i] = key[i] ^ nonce[0] ^ nonce[1] ^ number[0] } }
}

algorithm a {
    protocol stream
    key 16
    nonce 8
    blocks k
    block_counter o  # error: `o` of kernel `k` is `out`; a counter is given  # hint: declare it as `o: public in u32…`; of the block i of `blocks n as i` the number is `o[0] + i`
}

# mend 11:     block_counter number
