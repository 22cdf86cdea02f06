kernel e(key: secret in u32le[4], src: secret in u32le[4] per block, dst: out u32le[4] per block, n: count) {
    blocks n { for i in 0..4 { dst[i] = src[i] ^ key[i] } }
}

algorithm s {
    protocol block_cipher
    key 16
    encrypt e
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

algorithm a {  # error: algorithm `a`: with a block cipher the field `nonce` is needed  # hint: add a line `nonce 12`: behind it, to the end of a block, stands the counter
    protocol aead
    cipher s
    mac m
    mac_key zero_block
    mask_block 1
    text_block 2
    lengths bits
}

# mend 30:     mac m
# mend 30:     nonce 12
