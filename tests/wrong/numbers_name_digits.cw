type Field = mod (1 << 130) - 5
kernel k(x: inout u32le[5]) {
    let digits = 3  # error: `digits` is a built-in function  # hint: choose another name
    x[0] = digits
}
# mend 3:     let three = 3
# mend 4:     x[0] = three
