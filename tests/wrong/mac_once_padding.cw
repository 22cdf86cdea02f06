kernel start(key: secret in u32le[2], y: out u32le[2]) { for i in 0..2 { y[i] = key[i] } }

kernel take(y: secret inout u32le[2], m: secret in u32le[2] per block, n: count) {
    blocks n { for i in 0..2 { y[i] = (y[i] ^ m[i]) + 1 } }
}

kernel finish(y: secret in u32le[2], tag: out u32le[2]) { for i in 0..2 { tag[i] = y[i] } }

kernel whole(key: secret in u32le[2], m: secret in u32le[2] per block, tag: out u32le[2], n: count) {
    var y = [key[0], key[1]]
    blocks n { for i in 0..2 { y[i] = (y[i] ^ m[i]) + 1 } }
    for i in 0..2 { tag[i] = y[i] }
}

algorithm a {
    protocol mac
    key 8
    init start
    blocks take
    finish finish
    once whole  # error: `once` takes the blocks of a message as they are, and with `padding length` whole blocks are followed by more  # hint: remove the line `once`; `padding partial` leaves whole blocks alone
    padding length
}

# mend 21:
