# after: fit-tables
# cpu: northwood
# When the tables fill the first-level cache, a small one is read inside the entries of a larger one.
table A: u9 -> u32 = i => u32(i) * 0x01010001
table B: u9 -> u32 = i => u32(i) * 0x00010007
table C: u9 -> u32 = i => u32(i) * 0x00010005
table D: u9 -> u32 = i => u32(i) * 0x00010003
table E: u9 -> u16 = i => u16(i)
kernel k(a: secret in u16le[1], b: out u32le[2]) tables {
    let i = a[0][0 +: 9]
    b[0] = A(i) ^ B(i) ^ C(i) ^ D(i)
    b[1] = u32(E(i))
}
