type Field = mod (1 << 130) - 5
kernel k(x: inout u32le[5]) {
    var a = Field(x)
    for i in 0..4 as steps { a = a * i }
    x[0] = digits(a, 32)[0]
}
mapping k { roll steps }  # error: the loop `steps` cannot be kept at run time: line 4, column 38: the variable of a run-time loop can only index memory parameters and constant arrays  # hint: remove `steps` from `roll`, or use the loop's variable in indices of memory parameters and constant arrays only
# mend 7:
