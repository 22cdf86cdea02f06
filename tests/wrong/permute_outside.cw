const P = [32, 0]
kernel k(x: inout u32le[4]) {
    x[0] = u32(permute(x[0], P))  # error: element 0 of the table names bit 32, u32 has bits 0 to 31 here  # hint: the third operand says how bits are numbered: `lsb0`, `lsb1`, `msb0` or `msb1`; a value with more bits is made by `u64(…)`
}
