kernel k(key: secret in u32le[4], nonce: public in u32le[2], number: public in u32le[1] per block,
         st: secret inout u32le[1], o: out u32le[4] per block, n: count) {
    blocks n { for i in 0..4 { o[i] = key[i] ^ nonce[0] ^ nonce[1] ^ number[0] ^ st[0] } }
}

algorithm a {
    protocol stream
    key 16
    nonce 8
    blocks k  # error: kernel `k` writes `st`, which is no block: in protocol stream no block depends on another  # hint: number the blocks: `block_counter NAME`, and `blocks n as i`; or choose protocol keystream, whose state goes from block to block
    block_counter number
}

# mend 2:          o: out u32le[4] per block, n: count) {
# mend 3:     blocks n { for i in 0..4 { o[i] = key[i] ^ nonce[0] ^ nonce[1] ^ number[0] } }
