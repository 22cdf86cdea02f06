# after: finish
# Blocks that are left over: their number by subtracting, copies of them in the frame, once more round the loop.
kernel k(src: in u32le[1] per block, dst: out u32le[1] per block, n: count) {
    blocks n { dst[0] = ~src[0] }
}
mapping k { streams 3 }
