table T: u8 -> u8 = c => c * 7
kernel k(a: secret in u8[1], b: out u8[1]) {
    b[0] = T(a[0])  # error: secret data indexes the table `T` in `k`, which is not marked `tables`  # hint: write `tables` behind the kernel's parameters if its time may depend on secrets, or map it with `slices`
}
