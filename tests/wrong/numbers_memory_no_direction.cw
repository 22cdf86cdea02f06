type Field = mod (1 << 130) - 5
kernel k(h: Field) { h = h * 3 }  # error: `Field` is a type of numbers, and in memory there are words  # hint: declare the digits, such as `in u32le[5]`, and read them by `Field(…)`
