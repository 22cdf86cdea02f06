kernel k(x: inout u32[4]) {  # error: `u32` is not a memory type  # hint: elements in memory have a size and a byte order: u8, u16le, u16be, u32le, u32be, u64le or u64be
    x[0] = x[1]
}
