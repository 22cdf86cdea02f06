# cpu: core2-64
type Field = mod (1 << 61) - 1
kernel k(r: in u64le[1], h: inout u64le[1], m: in u32le[1] per block, n: count) {
    let k = Field([r[0] & 0xffffffff])
    var a = Field(h)
    blocks n { a = (a + Field(m)) * k }
    let d = digits(a, 64)
    h[0] = d[0]
}
mapping k { limbs 3 by 26 in xmm by 2 }
