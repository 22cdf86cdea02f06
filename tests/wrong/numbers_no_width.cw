type Field = mod (1 << 130) - 5
kernel k(x: inout u32le[5]) {
    x[0] = digits(Field([1, 2]), 32)[0]  # error: the words of a number have no width  # hint: give one of them a type, such as `u32(1)`
}
# mend 3:     x[0] = digits(Field([u32(1), 2]), 32)[0]
