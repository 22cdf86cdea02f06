# after: tabulate
# In a constant_time kernel the map is computed: rotations, and shifts of masked bits.
linear L(x: u16) -> u16 { return x ^ (x <<< 3) ^ (x >> 4) }
kernel k(a: secret in u16le[1], b: secret out u16le[1]) constant_time { b[0] = L(a[0]) }
