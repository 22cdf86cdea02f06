type Field = mod (1 << 130) - 5
kernel k(x: inout u32le[5], m: in u32le[4] per block, n: count) {
    var a = u32(0)
    blocks n { a = Field(m) }  # error: this is Field, but u32 is needed here  # hint: take its digits: `digits(x, 32)` is an array of words
    x[0] = a
}
# mend 3:     var a = Field(0)
# mend 5:     x[0] = digits(a, 32)[0]
