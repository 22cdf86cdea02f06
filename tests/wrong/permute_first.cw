const P = [1, 0]
kernel k(x: inout u32le[4]) {
    x[0] = u32(permute(x[0], P, msb1))  # error: element 1 of the table names bit 0, u32 has bits 1 to 32 here  # hint: the third operand says how bits are numbered: `lsb0`, `lsb1`, `msb0` or `msb1`; a value with more bits is made by `u64(…)`
}
