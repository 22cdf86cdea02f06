kernal k(x: inout u32le[4]) { x[0] = x[1] }  # error: unexpected `kernal` between definitions  # hint: did you mean `kernel`?
