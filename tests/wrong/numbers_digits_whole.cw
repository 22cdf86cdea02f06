type Field = mod (1 << 130) - 5
kernel k(x: inout u32le[5]) {
    x[0] = digits(Field(x), 32)  # error: an array stands where one value is needed  # hint: index it, such as `a[0]`
}
# mend 3:     x[0] = digits(Field(x), 32)[0]
