sbox S: u8 -> u8 = c => c ^ 1
fn f(a: u32) -> u32 { return a ^ u32(S(a.byte[0])) }  # error: secret data indexes the table `S` in a constant_time kernel  # hint: compute it with logic operations, or write `tables` in place of `constant_time`
kernel k(p: public in u32le[1], x: secret inout u32le[4]) constant_time {
    x[0] = f(x[1] + p[0])
}
