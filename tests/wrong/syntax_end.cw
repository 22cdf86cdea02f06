kernel k(x: inout u32le[4]) { x[0] = x[1] }

const A: u32 =  # error: unexpected end of the file  # hint: expected a value
