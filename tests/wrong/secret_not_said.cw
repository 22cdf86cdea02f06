kernel k(x: inout u32le[4]) constant_time {  # error: `x` does not say whether it is secret  # hint: in a constant_time kernel write `x: secret inout …` or `public inout …`
    x[0] = 1
}
