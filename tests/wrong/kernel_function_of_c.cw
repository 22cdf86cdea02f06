kernel memcpy(a: in u8[1], b: out u8[1]) { b[0] = a[0] }  # error: `memcpy` is a function of every C program, in whose place the kernel would be linked  # hint: call it `memcpy_blocks`, say
