kernel start(key: secret in u32le[2], y: out u32le[2]) { for i in 0..2 { y[i] = key[i] } }

kernel take(y: secret inout u32le[2], m: secret in u32le[2] per block, n: count) {
    blocks n { for i in 0..2 { y[i] = (y[i] ^ m[i]) + 1 } }
}

kernel finish(y: secret in u32le[2], tag: out u32le[2]) { for i in 0..2 { tag[i] = y[i] } }

algorithm a {
    protocol mac
    key 8
    init start
    blocks take
    finish finish
    padding zeros
    domain 1  # error: `domain` says nothing with `padding zeros`  # hint: remove it, or write `padding partial` or `padding length` or `padding sponge`
}

# mend 16:
