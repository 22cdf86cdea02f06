use S from aes
kernel k(x: secret inout u8[1]) { x[0] = S(x[0]) }  # error: secret data indexes the table `S` in `k`, which is not marked `tables`  # hint: write `tables` behind the kernel's parameters if its time may depend on secrets, or map it with `slices`
