# cpu: pentium
const P = [7, 5, 3, 1, 6, 4, 2, 0]
kernel k(x: secret in u32le[1], y: out u32le[1]) constant_time {
    y[0] = u32(permute(x[0].byte[1], P, msb0))
}
