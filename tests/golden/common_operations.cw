# after: cse
# Repeated loads and operations are done once, until a store may have changed the place.
kernel k(a: secret inout u32le[2], b: out u32le[2]) {
    b[0] = (a[0] ^ a[1]) + (a[0] ^ a[1])
    a[1] = u32(5)
    b[1] = a[0] ^ a[1]
}
