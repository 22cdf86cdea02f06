fn f(x: u32) -> u32 { return x + 1;
kernel k(x: inout u32le[1]) { x[0] = f(x[0]) }  # error: unexpected `kernel`: the `{` of line 1, column 21 is not closed  # hint: write `}` before it, or remove the `{`
# mend 1: fn f(x: u32) -> u32 { return x + 1 }
