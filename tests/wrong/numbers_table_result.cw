type Field = mod (1 << 130) - 5
table T: u8 -> Field = i => Field(i)  # error: `Field` is a type of numbers, which tables and linear maps do not have  # hint: write words: `u32`
kernel k(x: inout u32le[5]) {
    x[0] = 1
}
# mend 2: table T: u8 -> u8 = i => digits(Field(i) * Field(i), 8)[0]
