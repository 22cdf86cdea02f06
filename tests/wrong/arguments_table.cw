table T: u8 -> u32 = c => u32(c)
kernel k(x: inout u32le[4]) {
    x[0] = T(x[1].byte[0], x[1].byte[1])  # error: `T` takes one operand, 2 given  # hint: write `T(x)`; join parts with cat(…)
}
