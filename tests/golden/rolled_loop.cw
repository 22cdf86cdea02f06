# after: finish
# cpu: prescott
# A loop that the mapping keeps: a moving pointer, its end address, carried values in slots.
kernel k(a: secret in u32le[8], b: out u32le[1]) {
    var s = u32(0)
    for i in 0..8 as words { s = (s <<< 1) ^ a[i] }
    b[0] = s
}
mapping k { roll words }
