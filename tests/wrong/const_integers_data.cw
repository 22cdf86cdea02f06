const A: int[3] = [1, 2]  # error: an array of 3 elements is needed here, this has 2  # hint: write its 3 elements in brackets, or change the declared type
kernel k(a: inout u32le[4]) {
    a[0] = a[0] + A[0]
}
