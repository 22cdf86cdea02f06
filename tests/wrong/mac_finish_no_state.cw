kernel start(key: secret in u32le[2], y: out u32le[2], z: out u32le[2]) {
    for i in 0..2 { y[i] = key[i] }
    for i in 0..2 { z[i] = key[i] }
}

kernel take(y: secret inout u32le[2], m: secret in u32le[2] per block, n: count) {
    blocks n { for i in 0..2 { y[i] = (y[i] ^ m[i]) + 1 } }
}

kernel finish(z: secret in u32le[2], tag: out u32le[2]) { for i in 0..2 { tag[i] = z[i] } }

algorithm a {
    protocol mac
    key 8
    init start
    blocks take
    finish finish  # error: kernel `finish` takes nothing that `take` writes, so that its tag does not depend on the message  # hint: give it the state, `y`
}

# mend 10: kernel finish(y: secret in u32le[2], tag: out u32le[2]) { for i in 0..2 { tag[i] = y[i] } }
