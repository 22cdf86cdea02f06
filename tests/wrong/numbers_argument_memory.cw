type Field = mod (1 << 130) - 5
fn f(a: Field) -> Field { return a * a }
kernel k(x: inout u32le[5]) {
    x[0] = digits(f(x), 32)[0]  # error: argument `a` of `f`: `x` is memory, and Field is needed here  # hint: make a number of its words: `Field(x)`
}
# mend 4:     x[0] = digits(f(Field(x)), 32)[0]
