type Field = mod (1 << 130) - 5
sbox S: u2 -> u2 = [2, 0, 3, 1]
kernel k(x: inout u32le[5]) {
    x[0] = slicewise(S, x[0], Field(x))[0]  # error: a number, Field, stands where a word is needed  # hint: take its digits: `digits(x, 32)` is an array of words
}
# mend 4:     x[0] = slicewise(S, x[0], digits(Field(x), 32)[0])[0]
