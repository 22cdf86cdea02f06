kernel k(x: secret inout u32le[2]) { x[0] = x[0] + x[1] }

algorithm a {
    protocol kernel
    kernel kk  # error: there is no kernel `kk` in this file  # hint: did you mean `k`?
}

# mend 5:     kernel k
