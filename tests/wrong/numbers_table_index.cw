type Field = mod (1 << 130) - 5
table T: u8 -> u8 = i => i + 1
kernel k(x: inout u32le[5]) {
    x[0] = u32(T(Field(x)))  # error: this is Field, but u8 is needed here  # hint: take its digits: `digits(x, 32)` is an array of words
}
# mend 4:     x[0] = u32(T(digits(Field(x), 8)[0]))
