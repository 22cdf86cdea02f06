# after: nest
# cpu: core2
kernel k(x: inout u32le[3]) {
    x[1] = x[1] + (x[0] <<< 5)
    x[2] = x[2] + (x[0] ^ x[1])
    x[0] = x[0] <<< 30
}
mapping k { prefer nested_rotations }
