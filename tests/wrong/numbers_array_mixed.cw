type Field = mod (1 << 130) - 5
kernel k(x: inout u32le[5]) {
    let a = [Field(x), x[0]]  # error: the elements have different types: Field, u32  # hint: convert them to one type
    x[0] = digits(a[0], 32)[0]
}
# mend 3:     let a = [Field(x), Field(x[0])]
