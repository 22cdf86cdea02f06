table T: u8 -> u32 = c => u32(c)
kernel k(x: secret inout u32le[4]) constant_time {
    x[0] = T(x[1].byte[0])  # error: secret data indexes the table `T` in a constant_time kernel  # hint: compute it with logic operations, or write `tables` in place of `constant_time`
}
