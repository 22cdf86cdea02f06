# after: join
# cpu: pentium
# Where there is no room for a table of joined parts, it is read in one that is the same shifted.
table T: u4 -> u64 = i => u64(i) * 0x0000400100040001
fn pair(x: u8, i: int) -> u64 { return (T(x[0 +: 4]) << 3*i) ^ (T(x[4 +: 4]) << 3*i + 1) }
kernel k(key: secret in u64le[400], a: secret in u64le[1], b: out u64le[1]) tables {
    let x = a[0]
    b[0] = pair(x.byte[0], 0) ^ pair(x.byte[1], 1) ^ pair(x.byte[2], 2) ^ pair(x.byte[3], 3) ^ key[0]
}
