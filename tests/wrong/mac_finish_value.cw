kernel start(key: secret in u32le[2], y: out u32le[2]) { for i in 0..2 { y[i] = key[i] } }

kernel take(y: secret inout u32le[2], m: secret in u32le[2] per block, n: count) {
    blocks n { for i in 0..2 { y[i] = (y[i] ^ m[i]) + 1 } }
}

kernel finish(z: secret in u32le[2], tag: out u32le[2]) { for i in 0..2 { tag[i] = z[i] } }

algorithm a {
    protocol mac
    key 8
    init start
    blocks take
    finish finish  # error: kernel `finish`: nothing gives `z` a value  # hint: call the parameter as what it is, `key` or `y`, or let a kernel before it write an `out` parameter `z`
}

# mend 7: kernel finish(y: secret in u32le[2], tag: out u32le[2]) { for i in 0..2 { tag[i] = y[i] } }
