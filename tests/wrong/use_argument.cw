use xtime from aes
kernel k(x: inout u32le[1]) { x[0] = xtime(x[0]) }  # error: argument `x` of `xtime`: this is u32, but u8 is needed here  # hint: write u8(…) to convert it
