kernel start(key: secret in u32le[2], y: out u32le[2]) { for i in 0..2 { y[i] = key[i] } }

kernel take(y: secret inout u32le[2], m: secret in u32le[2] per block, n: count) {
    blocks n { for i in 0..2 { y[i] = (y[i] ^ m[i]) + 1 } }
}

kernel finish(y: secret in u32le[2], tag: out u32le[2]) { for i in 0..2 { tag[i] = y[i] } }

algorithm a {
    protocol mac
    key 16
    init start  # error: kernel `start`: `key` holds 8 bytes, and the field `key` gives 16  # hint: make both equally long, or give the parameter another name
    blocks take
    finish finish
}

# mend 11:     key 8
