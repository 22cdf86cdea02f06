# Counter blocks of 16 bytes, the highest byte first (NIST SP 800-38A, appendix B.1), as kernels in counter mode make them.

fn turned(x: u32) -> u32 { return cat(x.byte[3], x.byte[2], x.byte[1], x.byte[0]) }

# The block that stands `i` places behind the first, as little-endian words: the lower 64 bits count, modulo 2^64.
fn counter_block(counter: u32[], i: u32) -> u32[4] {
    let low = cat(counter[3], counter[2]) + u64(i)
    return [turned(counter[0]), turned(counter[1]), turned(low[32 +: 32]), turned(low[0 +: 32])]
}
