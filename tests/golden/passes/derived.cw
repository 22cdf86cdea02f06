# cpu: northwood
# Two tables of 64-bit entries, of which one is the other, rotated by 16 bits: one stays.
table A: u4 -> u64 = c => u64(c) * 0x0123456789abcdef
table B: u4 -> u64 = c => (u64(c) * 0x0123456789abcdef) <<< 16
kernel k(a: in u8[2], b: out u64le[1]) { b[0] = A(a[0][0 +: 4]) ^ B(a[1][0 +: 4]) }
mapping k { tables 1 }
