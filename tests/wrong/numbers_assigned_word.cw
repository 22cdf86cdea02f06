type Field = mod (1 << 130) - 5
kernel k(x: inout u32le[5]) {
    var a = Field(x)
    a = x[0]  # error: this is u32, but Field is needed here  # hint: write Field(…) to convert it
    x[0] = digits(a, 32)[0]
}
# mend 4:     a = Field(x[0])
