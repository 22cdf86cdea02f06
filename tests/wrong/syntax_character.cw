kernel k(x: inout u32le[4]) {
    x[0] = x[1] $ x[2]  # error: unexpected `$`  # hint: this character means nothing here; remove or replace it
}
