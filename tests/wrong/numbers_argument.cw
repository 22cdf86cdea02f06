type Field = mod (1 << 130) - 5
fn f(a: Field) -> Field { return a * a }
kernel k(x: inout u32le[5]) {
    x[0] = digits(f(x[0]), 32)[0]  # error: argument `a` of `f`: this is u32, but Field is needed here  # hint: write Field(…) to convert it
}
# mend 4:     x[0] = digits(f(Field(x[0])), 32)[0]
