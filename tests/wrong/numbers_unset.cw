type Field = mod (1 << 130) - 5
kernel k(x: inout u32le[5]) {
    var a: u32[2]
    a[0] = x[0]
    x[0] = digits(Field(a), 32)[0]  # error: element 1 has no value yet  # hint: assign it before it is read
}
# mend 4:     a = [x[0], x[1]]
