kernel start(key: secret in u32le[2], y: out u32le[2]) { for i in 0..2 { y[i] = key[i] } }

kernel take(y: secret inout u32le[2], m: secret in u32le[2] per block, n: count) {
    blocks n { for i in 0..2 { y[i] = (y[i] ^ m[i]) + 1 } }
}

kernel finish(y: secret in u32le[1], tag: out u32le[2]) { for i in 0..2 { tag[i] = y[0] } }

algorithm a {
    protocol mac
    key 8
    init start
    blocks take
    finish finish  # error: kernel `finish`: `y` holds 4 bytes, and kernel `start` gives 8  # hint: make both equally long, or give the parameter another name
}

# mend 7: kernel finish(y: secret in u32le[2], tag: out u32le[2]) { for i in 0..2 { tag[i] = y[i] } }
