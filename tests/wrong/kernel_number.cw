kernel k(x: secret inout u32le[2]) { x[0] = x[0] + x[1] }

algorithm a {
    protocol kernel
    kernel 7  # error: `kernel` takes a kernel, not `7`  # hint: write `kernel NAME`
}

# mend 5:     kernel k
