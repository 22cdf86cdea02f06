import aes  # error: unexpected `import` between definitions  # hint: write `use NAME from SOURCE`
kernel k(x: inout u32le[1]) { x[0] = x[0] ^ 1 }
