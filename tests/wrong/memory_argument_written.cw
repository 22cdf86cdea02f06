fn clear(m: u32[]) { m[0] = 0 }  # error: `x` is `in` and cannot be written  # hint: declare it `out` or `inout`
kernel k(x: in u32le[4], y: out u32le[4]) {
    clear(x)
}
