type Field = mod (1 << 130) - 5
kernel k(x: inout u32le[5]) {
    x[0] = digits(Field(x[0], x[1]), 32)[0]  # error: `Field` makes a number of one value, 2 given  # hint: write `Field(x)`; several words are an array, `Field([low, high])`
}
# mend 3:     x[0] = digits(Field([x[0], x[1]]), 32)[0]
