# Serpent (serpent.cw) in counter mode (NIST SP 800-38A, 6.5), as aes_ctr.cw: the kernel makes the counter blocks in
# registers. A call counts in the lower 64 bits, modulo 2^64.

use S, LT, serpent_encrypt, serpent_expand128, serpent_expand192, serpent_expand256 from serpent
use counter_words from counter

kernel serpent_ctr(rk: secret in u32le[132], counter: public in u32be[4], src: secret in u32le[4] per block,
                   dst: out u32le[4] per block, n: count) constant_time {
    blocks n as i {
        var x = counter_words(counter, i)
        for r in 0..32 as rounds {
            for j in 0..4 { x[j] = x[j] ^ rk[4*r + j] }
            x = S(r, x)
            if r < 31 { x = LT(x) }
        }
        var z: u32[4]                          # all of the text is read before any of it is written: dst may be src
        for j in 0..4 { z[j] = src[j] ^ x[j] ^ rk[128 + j] }
        for j in 0..4 { dst[j] = z[j] }
    }
}

algorithm serpent128_ctr {
    protocol block_cipher
    key 16
    block 16
    expand serpent_expand128
    encrypt serpent_encrypt
    ctr serpent_ctr
    counter_bytes 8
    vectors "serpent.json" "Serpent-128-CTR"
}

algorithm serpent192_ctr {
    protocol block_cipher
    key 24
    block 16
    expand serpent_expand192
    encrypt serpent_encrypt
    ctr serpent_ctr
    counter_bytes 8
    vectors "serpent.json" "Serpent-192-CTR"
}

algorithm serpent256_ctr {
    protocol block_cipher
    key 32
    block 16
    expand serpent_expand256
    encrypt serpent_encrypt
    ctr serpent_ctr
    counter_bytes 8
    vectors "serpent.json" "Serpent-256-CTR"
}

mapping serpent_ctr on haswell, zen2, zen3 { lanes 8 in ymm; streams 2 }
mapping serpent_ctr on skylake-x, icelake, golden-cove, zen4, zen5 { lanes 16 in zmm; streams 2 }
