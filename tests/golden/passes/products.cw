# a product of two words in one instruction, and the high half of another that wants the same registers
kernel k(a: in u32le[2], o: out u64le[1]) {
    o[0] = (u64(a[0]) * u64(a[1])) ^ u64(mulhi(a[0], 10))
}
mapping k { place all in general }
