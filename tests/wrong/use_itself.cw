use k from x  # error: `x` is this file  # hint: definitions go one way: move what both need into a file of its own
kernel k(x: inout u32le[1]) { x[0] = x[0] ^ 1 }
