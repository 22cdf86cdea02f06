type Field = mod (1 << 130) - 5
kernel k(x: inout u32le[5]) {
    let a: Feild = 3  # error: there is no type `Feild`  # hint: did you mean `Field`?
    x[0] = digits(a, 32)[0]
}
# mend 3:     let a: Field = 3
