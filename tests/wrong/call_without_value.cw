fn clear(m: u32[]) { m[0] = 0 }
kernel k(x: inout u32le[4]) {
    x[1] = clear(x)  # error: `clear` gives no value  # hint: call it as a statement, or give it a result: `fn … -> u32`
}
