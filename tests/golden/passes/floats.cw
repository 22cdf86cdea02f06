# cpu: pentium3
type Field = mod (1 << 61) - 1
kernel k(r: in u32le[1], h: inout u32le[2], m: in u32le[1] per block, n: count) {
    let k = Field([r[0] & 0x0fffffff])
    var a = Field(h)
    blocks n { a = (a + Field(m)) * k }
    let d = digits(a, 32)
    for i in 0..2 { h[i] = d[i] }
}
mapping k { limbs 3 by 21 in x87 }
