# cpu: pentium
# by a constant of few bits: shifts; both halves of what is wanted twice
kernel k(x: secret in u32le[1], y: out u32le[2]) constant_time {
    y[0] = clmul(x[0], 0x1b)
    y[1] = clmulhi(x[0], 0x80000005)
}
