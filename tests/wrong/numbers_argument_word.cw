type Field = mod (1 << 130) - 5
fn f(a: u32) -> u32 { return a + 1 }
kernel k(x: inout u32le[5]) {
    x[0] = f(Field(x))  # error: argument `a` of `f`: this is Field, but u32 is needed here  # hint: take its digits: `digits(x, 32)` is an array of words
}
# mend 4:     x[0] = f(digits(Field(x), 32)[0])
