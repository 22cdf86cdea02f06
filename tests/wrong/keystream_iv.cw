kernel init(key: in u32le[4], iv: in u32le[2], st: out u32le[3]) {
    for i in 0..3 { st[i] = key[i] ^ iv[i % 2] }
}

kernel next(st: inout u32le[3], z: out u32le[2] per block, n: count) {
    blocks n {
        for i in 0..2 { z[i] = st[i] }
        st[0] = st[0] + 1
    }
}

algorithm a {
    protocol keystream
    key 16
    iv 16
    init init  # error: kernel `init` takes 16 bytes (`key`) and 8 bytes (`iv`), the key and IV of algorithm `a` have 16 and 16 bytes  # hint: correct `key` and `iv`, or the `in` parameters of the kernel
    keystream next
}
