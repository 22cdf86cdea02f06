fn clear(m: u32[]) { m[0] = 0 }
kernel k(x: inout u32le[4]) {
    claer(x)  # error: `claer` is not declared  # hint: did you mean `clear`?
}
