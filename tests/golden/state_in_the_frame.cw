# after: simplify
# Words that every block uses at fixed places live in the frame while the loop runs, and are written back.
kernel k(st: secret inout u32le[2], z: out u32le[1] per block, n: count) {
    blocks n {
        z[0] = st[0] + st[1]
        let t = st[0]
        st[0] = st[1] <<< 5
        st[1] = t ^ 1
    }
}
