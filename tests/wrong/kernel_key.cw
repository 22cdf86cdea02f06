kernel k(x: secret inout u32le[2]) { x[0] = x[0] + x[1] }

algorithm a {
    protocol kernel
    kernel k
    key 8  # error: protocol kernel does not use a field `key`  # hint: known here: kernel
}

# mend 6:
