type Field = mod (1 << 130) - 5
kernel k(x: inout u32le[5]) {
    let a = Field  # error: `Field` is a type  # hint: a number of it is made of words, `Field(x)`
    x[0] = digits(a, 32)[0]
}
# mend 3:     let a = Field(3)
