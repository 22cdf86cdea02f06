kernel start(key: secret in u32le[2], y: out u32le[2]) { for i in 0..2 { y[i] = key[i] } }

kernel take(y: secret inout u32le[2], m: secret in u32le[2] per block) {
    for i in 0..2 { y[i] = y[i] + 1 }
}

kernel finish(y: secret in u32le[2], tag: out u32le[2]) { for i in 0..2 { tag[i] = y[i] } }

algorithm a {
    protocol mac
    key 8
    init start
    blocks take  # error: kernel `take` has no count parameter; it is called for many blocks at once  # hint: add `n: count` and the loop `blocks n { … }`
    finish finish
}

# mend 3: kernel take(y: secret inout u32le[2], m: secret in u32le[2] per block, n: count) {
# mend 4:     blocks n { for i in 0..2 { y[i] = (y[i] ^ m[i]) + 1 } }
