kernel k(x: inout u32le[4]) {
    for i in 0..4 as words { x[i] = x[i] + 1 }
}

mapping k { lanes 4 in xmm }  # error: this version cannot do `lanes` yet  # hint: remove the directive: the kernel is then compiled for one stream in general registers
