kernel k(x: inout u32le[4]) {
    x[0] = 1
}

mapping k { Roll a }  # error: unexpected `Roll`  # hint: expected `}` or a directive such as `roll LABEL`
