# after: tabulate
# A product by alpha as SNOW 2.0 writes it becomes a rotation, a low byte and a table that removes it again.
table T: u8 -> u32 = c => u32(c) * 0x01020304
kernel k(a: secret in u32le[1], b: out u32le[1]) tables { b[0] = (a[0] << 8) ^ T(a[0].byte[3]) }
