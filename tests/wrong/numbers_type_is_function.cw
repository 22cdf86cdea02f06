fn f(a: u32) -> u32 { return a + 1 }
kernel k(x: inout u32le[5]) {
    let a: f = 3  # error: `f` is not a type  # hint: types are `u1` to `u64`, `int`, and numbers: `type NAME = mod …`
    x[0] = a
}
# mend 3:     let a: u32 = f(3)
