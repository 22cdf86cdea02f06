fn f(a: u32) -> u32 { return g(a) }
fn g(a: u32) -> u32 { return f(a + 1) }  # error: `f` calls itself (f → g → f)  # hint: functions are inlined and cannot be recursive: use a `for` loop
kernel k(x: inout u32le[4]) {
    x[0] = f(x[1])
}
