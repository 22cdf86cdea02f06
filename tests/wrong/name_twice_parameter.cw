kernel k(x: inout u32le[4], x: in u32le[4]) {  # error: parameter `x` is declared twice  # hint: give one of them another name
    x[0] = 1
}
