# after: limbs
# cpu: pentium3
type Field = mod (1 << 61) - 1
kernel k(a: in u32le[2], b: in u32le[2], c: out u32le[2]) {
    let d = digits(Field(a) * Field(b), 32)
    for i in 0..2 { c[i] = d[i] }
}
mapping k { limbs 3 by 21 }
