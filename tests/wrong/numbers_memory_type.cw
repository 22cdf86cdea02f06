type Field = mod (1 << 130) - 5
kernel k(h: inout Field[1]) { h[0] = h[0] * 3 }  # error: `Field` is a type of numbers, and in memory there are words  # hint: declare the digits, such as `in u32le[5]`, and read them by `Field(…)`
# mend 2: kernel k(h: inout u32le[5]) { h[0] = digits(Field(h) * 3, 32)[0] }
