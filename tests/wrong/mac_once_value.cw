kernel start(key: secret in u32le[2], y: out u32le[2]) { for i in 0..2 { y[i] = key[i] } }

kernel take(y: secret inout u32le[2], m: secret in u32le[2] per block, n: count) {
    blocks n { for i in 0..2 { y[i] = (y[i] ^ m[i]) + 1 } }
}

kernel finish(y: secret in u32le[2], tag: out u32le[2]) { for i in 0..2 { tag[i] = y[i] } }

kernel whole(y0: secret in u32le[2], m: secret in u32le[2] per block, tag: out u32le[2], n: count) {
    var y = [y0[0], y0[1]]
    blocks n { for i in 0..2 { y[i] = (y[i] ^ m[i]) + 1 } }
    for i in 0..2 { tag[i] = y[i] }
}

algorithm a {
    protocol mac
    key 8
    init start
    blocks take
    finish finish
    once whole  # error: kernel `whole`: nothing gives `y0` a value  # hint: call the parameter as what it is, `key`, or let a kernel before it write an `out` parameter `y0`
}

# mend 9: kernel whole(key: secret in u32le[2], m: secret in u32le[2] per block, tag: out u32le[2], n: count) {
# mend 10:     var y = [key[0], key[1]]
