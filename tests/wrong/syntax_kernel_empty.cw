kernel k() { }  # error: a kernel needs a parameter  # hint: give it memory to work on, such as `(x: inout u32le[4])`
