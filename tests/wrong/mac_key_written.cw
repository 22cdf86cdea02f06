kernel start(key: out u32le[2], y: out u32le[2]) {
    for i in 0..2 {
        key[i] = u32(7)
        y[i] = u32(1)
    }
}

kernel take(y: secret inout u32le[2], m: secret in u32le[2] per block, n: count) {
    blocks n { for i in 0..2 { y[i] = (y[i] ^ m[i]) + 1 } }
}

kernel finish(y: secret in u32le[2], tag: out u32le[2]) { for i in 0..2 { tag[i] = y[i] } }

algorithm a {
    protocol mac
    key 8  # error: no kernel takes a parameter `key`, so that it would say nothing  # hint: call the parameter that takes it `key`
    init start
    blocks take
    finish finish
}

# mend 1: kernel start(key: secret inout u32le[2], y: out u32le[2]) {
# mend 3:         key[i] = key[i] + 7
