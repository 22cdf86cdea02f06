type Field = mod (1 << 130) - 5
fn f(a: Field) -> Field { return digits(a, 32)[0] }  # error: this is u32, but Field is needed here  # hint: write Field(…) to convert it
kernel k(x: inout u32le[5]) {
    x[0] = digits(f(Field(x)), 32)[0]
}
# mend 2: fn f(a: Field) -> Field { return Field(digits(a, 32)[0]) }
