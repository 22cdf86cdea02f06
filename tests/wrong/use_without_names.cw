use aes
kernel k(x: inout u32le[1]) { x[0] = x[0] ^ 1 }  # error: unexpected `kernel` after `aes`  # hint: say what is used, and from where: `use NAME from SOURCE`
