type Field = mod (1 << 130) - 5
const A: Field[4] = [1, 2, 3, 4]
kernel k(x: inout u32le[5]) {
    var a = Field(x)
    for i in 0..4 as steps { a = a * A[i] }
    x[0] = digits(a, 32)[0]
}
mapping k { roll steps }  # error: the loop `steps` cannot be kept at run time: line 5, column 40: the variable of a run-time loop indexes an array of numbers  # hint: remove `steps` from `roll`, or use the loop's variable in indices of memory parameters and constant arrays only
# mend 2: const A: u32[4] = [1, 2, 3, 4]
# mend 5:     for i in 0..4 as steps { a = a * Field(A[i]) }
