# after: simplify
# A sum of sums stays as it is written.
kernel k(x: inout u32le[4]) { x[0] = (x[0] ^ x[1]) ^ (x[2] ^ x[3]) }
mapping k { prefer nested_sums }
