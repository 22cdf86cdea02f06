type Field = mod (1 << 130) - 5
fn f(a: Field[]) -> Field { return a[0] * a[1] }
kernel k(x: inout u32le[5]) {
    x[0] = digits(f(x), 32)[0]  # error: argument `a` of `f`: `x` has elements of u32, but Field is needed here  # hint: declare the parameter as `a: u32[]`
}
# mend 4:     x[0] = digits(f([Field(x[0]), Field(x[1])]), 32)[0]
