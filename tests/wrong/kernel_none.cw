kernel k(x: secret inout u32le[2]) { x[0] = x[0] + x[1] }

algorithm a {  # error: algorithm `a`: protocol kernel needs the field `kernel`  # hint: add a line `kernel KERNEL`
    protocol kernel
}

# mend 4:     protocol kernel
# mend 4:     kernel k
