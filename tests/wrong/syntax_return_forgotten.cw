fn f(x: u32) -> u32 { (x << 4) ^ x }  # error: unexpected `(`: a value is no statement  # hint: write `return` before it, if it is the result
kernel k(x: inout u32le[1]) { x[0] = f(x[0]) }
# mend 1: fn f(x: u32) -> u32 { return (x << 4) ^ x }
