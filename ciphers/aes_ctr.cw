# AES in counter mode (NIST SP 800-38A, 6.5): the kernel makes the counter blocks, and the text goes through it once.
# No counter block is in memory. A call counts in the lower 64 bits, modulo 2^64: who passes that, or counts in 32 bits
# (GCM), calls once more.

use MixColumn, sub_shift, aes128_expand, aes128_encrypt, aes256_expand, aes256_encrypt from aes
use counter_block from counter

# The text and the keystream of one block, `last` rounds.
fn stream(rk: u32[], block: u32[4], src: u32[], dst: u32[], last: int) {
    var s: u32[4]
    for c in 0..4 { s[c] = block[c] ^ rk[c] }
    for r in 1..last as rounds {
        var t: u32[4]
        for c in 0..4 { t[c] = MixColumn(sub_shift(s, c)) ^ rk[4*r + c] }
        s = t
    }
    var z: u32[4]                              # all of the text is read before any of it is written: dst may be src
    for c in 0..4 { z[c] = src[c] ^ sub_shift(s, c) ^ rk[4*last + c] }
    for c in 0..4 { dst[c] = z[c] }
}

kernel aes128_ctr(rk: secret in u32le[44], counter: public in u32be[4], src: secret in u32le[4] per block,
                  dst: out u32le[4] per block, n: count) {
    blocks n as i { stream(rk, counter_block(counter, i), src, dst, 10) }
}
kernel aes256_ctr(rk: secret in u32le[60], counter: public in u32be[4], src: secret in u32le[4] per block,
                  dst: out u32le[4] per block, n: count) {
    blocks n as i { stream(rk, counter_block(counter, i), src, dst, 14) }
}

algorithm aes128_ctr {
    protocol block_cipher
    key 16
    block 16
    expand aes128_expand
    encrypt aes128_encrypt
    ctr aes128_ctr
    counter_bytes 8
    vectors "aes.json" "AES-128-CTR"
}
algorithm aes256_ctr {
    protocol block_cipher
    key 32
    block 16
    expand aes256_expand
    encrypt aes256_encrypt
    ctr aes256_ctr
    counter_bytes 8
    vectors "aes.json" "AES-256-CTR"
}

# Rounds by the instruction that makes one (docs/rounds.md); elsewhere the kernel is refused, for it has no tables.
mapping aes128_ctr on haswell, skylake, skylake-x, zen2 { prefer rounds; streams 8 }
mapping aes128_ctr on zen3 { prefer rounds; lanes 2 in ymm; streams 6; prefer residents }
mapping aes128_ctr on icelake, golden-cove { prefer rounds; lanes 4 in zmm; streams 4; prefer nested_sums; prefer residents }
mapping aes128_ctr on zen4 { prefer rounds; lanes 4 in zmm; streams 4; prefer nested_sums }
mapping aes128_ctr on zen5 { prefer rounds; lanes 4 in zmm; streams 4; prefer nested_sums; prefer residents }
mapping aes128_ctr long on zen5 { prefer rounds; lanes 4 in zmm; streams 8; prefer nested_sums; prefer residents }
mapping aes256_ctr on haswell, skylake, skylake-x, zen2 { prefer rounds; streams 8 }
mapping aes256_ctr on zen3 { prefer rounds; lanes 2 in ymm; streams 6; prefer residents }
mapping aes256_ctr on icelake, golden-cove { prefer rounds; lanes 4 in zmm; streams 4; prefer nested_sums; prefer residents }
mapping aes256_ctr on zen4 { prefer rounds; lanes 4 in zmm; streams 4; prefer nested_sums }
mapping aes256_ctr on zen5 { prefer rounds; lanes 4 in zmm; streams 4; prefer nested_sums; prefer residents }

# Bytes of 64 blocks side by side, without an instruction for a cipher (docs/boxes.md).
mapping aes128_ctr boxes on golden-cove { lanes 64 in zmm; boxes by masks; prefer nested_sums }
mapping aes128_ctr boxes on zen4, zen5 { lanes 64 in zmm; boxes by registers; prefer nested_sums }
mapping aes128_ctr boxes on zen3 { lanes 32 in ymm; boxes by nibbles }
