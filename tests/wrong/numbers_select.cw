type Field = mod (1 << 130) - 5
kernel k(x: inout u32le[5]) {
    x[0] = digits(select(x[0] == 0, Field(x), Field(1)), 32)[0]  # error: select chooses between words, this is Field  # hint: compute it, such as `b + Field(c) * (a - b)`
}
# mend 3:     x[0] = digits(1 + Field(x[0] == 0) * (Field(x) - 1), 32)[0]
