kernel start(key: secret in u32le[2], y: out u32le[2]) { for i in 0..2 { y[i] = key[i] } }

kernel take(y: secret inout u32le[2], m: secret in u32le[2] per block, n: count) {
    blocks n { for i in 0..2 { y[i] = (y[i] ^ m[i]) + 1 } }
}

kernel finish(y: secret in u32le[2], tag: out u32le[2]) { for i in 0..2 { tag[i] = y[i] } }

kernel whole(key: secret in u32le[2], m: secret in u32le[2] per block, tag: out u32le[1], n: count) {
    var y = [key[0], key[1]]
    blocks n { for i in 0..2 { y[i] = (y[i] ^ m[i]) + 1 } }
    tag[0] = y[0] ^ y[1]
}

algorithm a {
    protocol mac
    key 8
    init start
    blocks take
    finish finish
    once whole  # error: kernel `whole` gives 4 bytes (`tag`), and the tag, `tag`, is of 8  # hint: make them equally long
}

# mend 9: kernel whole(key: secret in u32le[2], m: secret in u32le[2] per block, tag: out u32le[2], n: count) {
# mend 12:     for i in 0..2 { tag[i] = y[i] }
