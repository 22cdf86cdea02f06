kernel k(x: inout u32le[1]) {
    uint32_t v = x[0]  # error: there is no type `uint32_t`  # hint: write `var v: u32`, or `let v = …`
    x[0] = v + 1
}
# mend 2:     let v = x[0]
