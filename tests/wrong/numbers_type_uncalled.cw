type Field = mod (1 << 130) - 5
fn f(a: Feild) -> u32 { return digits(a, 32)[0] }  # error: there is no type `Feild`  # hint: did you mean `Field`?
kernel k(x: inout u32le[5]) {
    x[0] = 1
}
# mend 2: fn f(a: Field) -> u32 { return digits(a, 32)[0] }
