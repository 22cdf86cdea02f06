# after: select
# cpu: pentium3
# The four bytes of a word: two by name, one shift by 16 for the upper pair.
table T: u8 -> u32 = c => u32(c) * 3
kernel k(a: secret in u32le[1], b: out u32le[1]) tables {
    let x = a[0]
    b[0] = T(x.byte[0]) ^ T(x.byte[1]) ^ T(x.byte[2]) ^ T(x.byte[3])
}
