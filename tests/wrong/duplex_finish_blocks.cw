kernel start(key: secret in u32le[4], nonce: public in u32le[4], st: out u32le[4]) {
    for i in 0..4 { st[i] = key[i] ^ nonce[i] }
}

kernel take(st: secret inout u32le[4], ad: public in u32le[2] per block, n: count) {
    blocks n { for i in 0..2 { st[i] = st[i] ^ ad[i] } }
}

kernel apart(st: secret inout u32le[4]) { st[3] = ~st[3] }

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

kernel finish(st: secret in u32le[4], key: secret in u32le[4], tag: out u32le[4], x: out u32le[1] per block, n: count) {
    blocks n { x[0] = 0 }
    for i in 0..4 { tag[i] = st[i] ^ key[i] }
}

algorithm a {
    protocol duplex
    key 16
    nonce 16
    init start
    associated take
    separate apart
    seal seal
    open open
    finish finish  # error: kernel `finish` has `x … per block`, and is called once, without blocks  # hint: declare it without `per block`
    domain 0x01
}

# mend 29: kernel finish(st: secret in u32le[4], key: secret in u32le[4], tag: out u32le[4]) {
# mend 30:
