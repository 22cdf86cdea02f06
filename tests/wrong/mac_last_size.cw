kernel start(key: secret in u32le[2], y: out u32le[2]) { for i in 0..2 { y[i] = key[i] } }

kernel take(y: secret inout u32le[2], m: secret in u32le[2] per block, n: count) {
    blocks n { for i in 0..2 { y[i] = (y[i] ^ m[i]) + 1 } }
}

kernel rest(y: secret inout u32le[2], m: secret in u32le[1] per block, n: count) {
    blocks n { for i in 0..2 { y[i] = y[i] ^ m[0] } }
}

kernel finish(y: secret in u32le[2], tag: out u32le[2]) { for i in 0..2 { tag[i] = y[i] } }

algorithm a {
    protocol mac
    key 8
    init start
    blocks take
    last rest  # error: the blocks of this kernel, `m`, are of 4 bytes, others, `m`, of 8  # hint: make them equally long
    finish finish
}

# mend 7: kernel rest(y: secret inout u32le[2], m: secret in u32le[2] per block, n: count) {
# mend 8:     blocks n { for i in 0..2 { y[i] = y[i] ^ m[i] } }
