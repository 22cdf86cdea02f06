# Counter blocks of 16 bytes, the highest byte first (NIST SP 800-38A, appendix B.1), as kernels in counter mode make them.

fn turned(x: u32) -> u32 { return cat(x.byte[3], x.byte[2], x.byte[1], x.byte[0]) }

# The block that stands `i` places behind the first, as little-endian words: the lower 64 bits count, modulo 2^64.
fn counter_block(counter: u32[], i: u32) -> u32[4] {
    let low = cat(counter[3], counter[2]) + u64(i)
    return [turned(counter[0]), turned(counter[1]), turned(low[32 +: 32]), turned(low[0 +: 32])]
}

# The same by operations on whole words, for lanes of 32 bits, which have no parts: bytes change places by rotations, and
# the carry out of the lowest word is what highest bits say.
fn turned_whole(x: u32) -> u32 { return ((x <<< 8) & 0x00ff00ff) | ((x >>> 8) & 0xff00ff00) }
fn counter_words(counter: u32[], i: u32) -> u32[4] {
    let x = counter_big(counter, i)
    return [turned_whole(x[0]), turned_whole(x[1]), turned_whole(x[2]), turned_whole(x[3])]
}

# Likewise as words whose highest byte is the first.
fn counter_big(counter: u32[], i: u32) -> u32[4] {
    let low = counter[3] + i
    let more = ((counter[3] & i) | ((counter[3] | i) & ~low)) >> 31
    return [counter[0], counter[1], counter[2] + more, low]
}
