# cpu: northwood-pic32
# Code that may be loaded anywhere: an access to a table by an index, and a pointer that moves through another one.
table T: u8 -> u32 = c => u32(c) * 0x9e3779b9
const C: u32[4] = [2, 3, 5, 7]
kernel k(a: secret in u32le[2], b: out u32le[1]) tables {
    var x = a[0]
    for r in 0..4 as rounds { x = T(x.byte[1]) ^ (x <<< 3) ^ C[r] }
    b[0] = x + T(a[1].byte[0])
}
mapping k { roll rounds }
