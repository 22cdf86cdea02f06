# NAME: a hash function of any length of digest, made of a sponge. A state of 32 bytes, of which a message goes into 16.

fn permuted(s: u32[8]) -> u32[8] {
    var x = s
    for r in 0..8 as rounds {
        x[0] = x[0] ^ (0x01010101 * (r + 1))
        for j in 0..8 { x[j] = (x[j] + x[(j + 1) % 8]) ^ (x[(j + 3) % 8] <<< 13) }
    }
    return x
}

kernel NAME_blocks(h: inout u32le[8], m: in u32le[4] per block, n: count) {
    blocks n {
        var x: u32[8]
        for j in 0..8 { x[j] = h[j] }
        for j in 0..4 { x[j] = x[j] ^ m[j] }
        x = permuted(x)
        for j in 0..8 { h[j] = x[j] }
    }
}

# Behind a message stand the bits of `domain`, zeros and a one at the end of the block.
algorithm NAME {
    protocol hash
    block 16
    rate 16
    digest 32
    output any
    compress NAME_blocks
    padding sponge
    domain 0x06
    vectors "NAME.json" "NAME"
}
