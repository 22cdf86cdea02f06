# cpu: pentium
kernel k(x: in u32le[4], y: out u32le[3]) {
    let c = carry(x[0], x[1])
    y[0] = addc(x[2], x[3], c)
    y[1] = u32(carry(x[2], x[3], c))
}
