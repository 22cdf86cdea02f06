type Field = mod (1 << 130) - 5
kernel k(x: inout u32le[5]) {
    x[0] = digits(Field(x), 32)[5]  # error: index 5 is outside the array of 5  # hint: elements count from 0 to 4
}
# mend 3:     x[0] = digits(Field(x), 32)[4]
