kernel k(p: public inout u32le[4], x: secret inout u32le[4]) constant_time {
    p[0] = x[0]  # error: secret data is stored in `p`, which is public and can be read again  # hint: declare `p: secret inout`
    x[1] = p[0]
}
