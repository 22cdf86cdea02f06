# after: map
# 64-bit addition and rotation by 32-bit words; the carry is a mask made by cmp and sbb.
kernel k(a: secret in u64le[2], b: out u64le[1]) { b[0] = (a[0] + a[1]) <<< 13 }
mapping k { place all in general }
