kernel k(x: inout u32le[2]) {
    let v: u32[2]
    for i in 0..2 { v[i] = x[i] }  # error: `let` without a value  # hint: write `let v: u32[2] = …`; without a value it is `var v: u32[2]`
    for i in 0..2 { x[i] = v[1 - i] }
}
# mend 2:     var v: u32[2]
