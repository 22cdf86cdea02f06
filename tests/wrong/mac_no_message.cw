kernel start(key: secret in u32le[2], y: out u32le[2]) { for i in 0..2 { y[i] = key[i] } }

kernel take(y: secret inout u32le[2], n: count) {
    blocks n { for i in 0..2 { y[i] = y[i] + 1 } }
}

kernel finish(y: secret in u32le[2], tag: out u32le[2]) { for i in 0..2 { tag[i] = y[i] } }

algorithm a {
    protocol mac
    key 8
    init start
    blocks take  # error: kernel `take` has 0 parameters `in … per block`, the protocol needs one: the message  # hint: give the kernel exactly one such parameter, or name another kernel
    finish finish
}

# mend 3: kernel take(y: secret inout u32le[2], m: secret in u32le[2] per block, n: count) {
# mend 4:     blocks n { for i in 0..2 { y[i] = (y[i] ^ m[i]) + 1 } }
