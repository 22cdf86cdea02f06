# after: derive
# Two tables of which one is the other, rotated by 16 bits: one stays, what is read in it is rotated by a shuffle.
table A: u8 -> u64 = c => u64(c) * 0x0123456789abcdef
table B: u8 -> u64 = c => (u64(c) * 0x0123456789abcdef) <<< 16
kernel k(a: in u8[2], b: out u64le[1]) { b[0] = A(a[0]) ^ B(a[1]) }
mapping k { tables 1 }
