sbox S: u8 -> u8 = c => c ^ (c <<< 1) ^ (c <<< 2) ^ 0x63
table T: u8 -> u32 = c => cat(S(c), S(c), c ^ S(c), c)
table U: u8 -> u32 = c => T(c) <<< 8
kernel k(a: in u8[6], b: out u32le[1]) { b[0] = T(a[0]) ^ U(a[1]) ^ cat(S(a[2]), S(a[3]), S(a[4]), S(a[5])) }
mapping k { tables windows 8 }
