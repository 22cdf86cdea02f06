# NAME: a hash function after Merkle and Damgård. Blocks of 32 bytes, a digest of 16, 12 rounds of add, rotate, XOR.

const START: u32[4] = [0x243f6a88, 0x85a308d3, 0x13198a2e, 0x03707344]

kernel NAME_blocks(h: inout u32le[4], m: in u32be[8] per block, n: count) {
    blocks n {
        var x: u32[4]
        for j in 0..4 { x[j] = h[j] }
        for r in 0..24 as rounds {
            x[r % 4] = ((x[r % 4] + (x[(r + 1) % 4] ^ m[r % 8])) <<< 9) + x[(r + 2) % 4]
        }
        for j in 0..4 { h[j] = h[j] + x[j] }
    }
}

# Behind a message stand 0x80, zeros and, in the last 8 bytes of a block, its length in bits.
algorithm NAME {
    protocol hash
    block 32
    digest 16
    compress NAME_blocks
    initial START
    length_bytes 8
    vectors "NAME.json" "NAME"
}
