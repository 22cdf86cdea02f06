# after: emit
# cpu: pentium3
# A sum whose operands live on is made by lea; nothing is copied.
kernel k(a: secret in u32le[2], b: out u32le[3]) {
    let x = a[0]
    let y = a[1]
    b[0] = x + y
    b[1] = x ^ y
    b[2] = (x - y) <<< 7
}
