kernel init(key: in u32le[4], iv: in u32le[2], st: out u32le[3]) {
    for i in 0..3 { st[i] = key[i] ^ iv[i % 2] }
}

kernel next(st: inout u32le[3], z: out u32le[2] per block, n: count) {
    blocks n {
        for i in 0..2 { z[i] = st[i] }
        st[0] = st[0] + 1
    }
}

algorithm a {  # error: algorithm `a`: protocol keystream needs the field `init`  # hint: add a line `init KERNEL`
    protocol keystream
    key 16
    keystream next
}
