kernel start(key: secret in u32le[4], nonce: public in u32le[4], st: out u32le[4]) {
    for i in 0..4 { st[i] = key[i] ^ nonce[i] }
}

kernel take(st: secret inout u32le[4], ad: public in u32le[2] per block, n: count) {
    blocks n { for i in 0..2 { st[i] = st[i] ^ ad[i] } }
}

kernel apart(st: secret inout u32le[4]) { st[3] = ~st[3] }

kernel seal(st: secret inout u32le[4], src: secret in u32le[2] per block, n: count) {
    blocks n {
        for i in 0..2 {
            st[i] = st[i] ^ src[i]
        }
    }
}

kernel open(st: secret inout u32le[4], src: secret in u32le[2] per block, dst: out u32le[2] per block, n: count) {
    blocks n {
        for i in 0..2 {
            dst[i] = st[i] ^ src[i]
            st[i] = src[i]
        }
    }
}

kernel finish(st: secret in u32le[4], key: secret in u32le[4], tag: out u32le[4]) {
    for i in 0..4 { tag[i] = st[i] ^ key[i] }
}

algorithm a {
    protocol duplex
    key 16
    nonce 16
    init start
    associated take
    separate apart
    seal seal  # error: kernel `seal` has 0 parameters `out … per block`, the protocol needs one: the text in its other form  # hint: give the kernel exactly one such parameter, or name another kernel
    open open
    finish finish
    domain 0x01
}

# mend 11: kernel seal(st: secret inout u32le[4], src: secret in u32le[2] per block, dst: out u32le[2] per block, n: count) {
# mend 14:             st[i] = st[i] ^ src[i]
# mend 14:             dst[i] = st[i]
