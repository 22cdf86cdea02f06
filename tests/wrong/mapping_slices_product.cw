kernel k(x: inout u32le[4]) {
    x[0] = x[1] * x[2]  # error: `mul` has no form in bit slices  # hint: map this kernel without `slices`; slices know logic, shifts, rotations, parts, tables, linear maps, sums, differences, comparisons and choices
}

mapping k { slices in xmm }
