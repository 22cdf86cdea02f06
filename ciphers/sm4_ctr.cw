# SM4 (sm4.cw) in counter mode (NIST SP 800-38A, 6.5; RFC 8998), as aes_ctr.cw: the kernel makes the counter blocks in
# registers. A call counts in the lower 64 bits, modulo 2^64.

use L, tau, sm4_expand, sm4_encrypt from sm4
use counter_big from counter

kernel sm4_ctr(rk: secret in u32le[32], counter: public in u32be[4], src: secret in u32be[4] per block,
               dst: out u32be[4] per block, n: count) {
    blocks n as i {
        var x = counter_big(counter, i)
        for r in 0..8 as rounds {
            for j in 0..4 { x[j] = x[j] ^ L(tau(x[(j+1) % 4] ^ x[(j+2) % 4] ^ x[(j+3) % 4] ^ rk[4*r + j])) }
        }
        var z: u32[4]                          # all of the text is read before any of it is written: dst may be src
        for j in 0..4 { z[j] = src[j] ^ x[3 - j] }
        for j in 0..4 { dst[j] = z[j] }
    }
}

algorithm sm4_ctr {
    protocol block_cipher
    key 16
    block 16
    expand sm4_expand
    encrypt sm4_encrypt
    ctr sm4_ctr
    counter_bytes 8
    vectors "sm4.json" "SM4-CTR"
}

# Bytes of a word are looked up where they lie (docs/boxes.md); elsewhere the kernel is refused, for it has no tables.
mapping sm4_ctr on zen3 { lanes 8 in ymm; streams 4; roll rounds; boxes by round }
mapping sm4_ctr on icelake, golden-cove, zen4, zen5 { lanes 16 in zmm; streams 4; boxes by inversion }
