# after: boolean
# The majority of three, and a multiplexer, in their short forms; the majority's inner sums serve the second one.
kernel k(x: in u32le[4], y: out u32le[3]) {
    y[0] = (x[0] & x[1]) ^ (x[0] & x[2]) ^ (x[1] & x[2])
    y[1] = (x[1] & x[2]) ^ (x[1] & x[3]) ^ (x[2] & x[3])
    y[2] = (x[0] & x[1]) ^ (~x[0] & x[2])
}
