use aes128_expand as expand from aes  # error: the kernel `aes128_expand` cannot have another name here  # hint: its name is that of its C function: write `use aes128_expand from aes`
kernel k(x: inout u32le[1]) { x[0] = x[0] ^ 1 }
