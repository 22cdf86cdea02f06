kernel init(key: in u32le[4], iv: in u32le[2], st: out u32le[3]) {
    for i in 0..3 { st[i] = key[i] ^ iv[i % 2] }
}

kernel next(st: inout u32le[4], z: out u32le[2] per block, n: count) {
    blocks n {
        for i in 0..2 { z[i] = st[i] }
        st[0] = st[0] + 1
    }
}

algorithm a {
    protocol keystream
    key 16
    iv 8
    init init  # error: kernel `init` makes a state of 12 bytes (`st`), `next` keeps 16 bytes (`st`)  # hint: make their parameters agree
    keystream next
}
