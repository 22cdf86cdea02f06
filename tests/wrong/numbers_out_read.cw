type Field = mod (1 << 130) - 5
kernel k(x: out u32le[5]) {
    x[0] = digits(Field(x), 32)[0]  # error: `x` is `out` and cannot be read  # hint: declare it `inout`
}
# mend 2: kernel k(x: inout u32le[5]) {
