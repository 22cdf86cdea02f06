kernel k(key: secret in u32le[4], nonce: public in u32le[2], number: public in u32le[1] per block,
         src: secret in u32le[2] per block, o: out u32le[4] per block, n: count) {
    blocks n { for i in 0..4 { o[i] = key[i] ^ nonce[0] ^ nonce[1] ^ number[0] ^ src[i % 2] } }
}

algorithm a {
    protocol stream
    key 16
    nonce 8
    blocks k  # error: kernel `k` takes 8 bytes (`src`) per block and gives 16 bytes  # hint: keep the counter and at most one `in … per block`, a text as long as `o`
    block_counter number
}

# mend 2:          src: secret in u32le[4] per block, o: out u32le[4] per block, n: count) {
