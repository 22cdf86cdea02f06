kernel k(x: secret inout u32le[2]) { x[0] = x[0] + x[1] }

algorithm a {  # error: there is no protocol `kernels`  # hint: did you mean `kernel`?
    protocol kernels
    kernel k
}

# mend 4:     protocol kernel
