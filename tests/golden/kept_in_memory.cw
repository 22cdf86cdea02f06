# after: map
# A vector that is written to the frame so that its bytes are read from there.
kernel k(a: secret in u64le[2], b: out u64le[1]) {
    let s = a[0] ^ a[1]
    b[0] = s ^ u64(s[32 +: 32])
}
mapping k { prefer from_memory s }
