kernel start(key: secret in u32le[4], nonce: public in u32le[4], st: out u32le[4]) {
    for i in 0..4 { st[i] = key[i] ^ nonce[i] }
}

kernel take(st: secret inout u32le[4], ad: public in u32le[2] per block, n: count) {
    blocks n { for i in 0..2 { st[i] = st[i] ^ ad[i] } }
}

kernel apart(st: secret inout u32le[2]) { st[1] = ~st[1] }

kernel seal(st: secret inout u32le[4], src: secret in u32le[2] per block, dst: out u32le[2] per block, n: count) {
    blocks n {
        for i in 0..2 {
            st[i] = st[i] ^ src[i]
            dst[i] = st[i]
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
    separate apart  # error: kernel `apart`: `st` holds 8 bytes, and kernel `start` gives 16  # hint: make both equally long, or give the parameter another name
    seal seal
    open open
    finish finish
    domain 0x01
}

# mend 9: kernel apart(st: secret inout u32le[4]) { st[3] = ~st[3] }
