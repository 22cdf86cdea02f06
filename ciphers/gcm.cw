# GHASH and AES-GCM (NIST SP 800-38D) with keys of 128 and 256 bits.

use aes128_expand, aes128_encrypt, aes256_expand, aes256_encrypt from aes

# Blocks are polynomials over GF(2). The most significant bit of the first word is the coefficient of 1, the least
# significant one of the second word that of x^127: higher powers are further right.
fn by_x(p: u64, n: int) -> u64 { return p >> n }                            # p times x^n, and what leaves the word
fn beyond(p: u64, n: int) -> u64 { return p << (64 - n) }

# One more word of a product modulo 1 + x + x^2 + x^7 + x^128: p, 128 places further left, and what goes beyond it.
fn folded(p: u64) -> u64 { return p ^ by_x(p, 1) ^ by_x(p, 2) ^ by_x(p, 7) }
fn carried(p: u64) -> u64 { return beyond(p, 1) ^ beyond(p, 2) ^ beyond(p, 7) }

fn times(x: u64[2], h: u64[2]) -> u64[2] {
    let both = [x[0] ^ x[1], h[0] ^ h[1]]
    let low = [clmulhi(x[1], h[1]), clmul(x[1], h[1])]
    let high = [clmulhi(x[0], h[0]), clmul(x[0], h[0])]
    let middle = [clmulhi(both[0], both[1]) ^ low[0] ^ high[0], clmul(both[0], both[1]) ^ low[1] ^ high[1]]
    let z = [high[0], high[1] ^ middle[0], low[0] ^ middle[1], low[1], 0]   # 255 bits, at the right end
    var p: u64[4]
    for i in 0..4 { p[i] = (z[i] << 1) | (z[i + 1] >> 63) }
    let third = p[2] ^ carried(p[3])
    return [p[0] ^ folded(third), p[1] ^ folded(p[3]) ^ carried(third)]
}

kernel ghash_blocks(key: secret in u64be[2], y: secret inout u64be[2], x: secret in u64be[2] per block,
                    n: count) constant_time {
    blocks n {
        let sum = times([y[0] ^ x[0], y[1] ^ x[1]], [key[0], key[1]])
        for j in 0..2 { y[j] = sum[j] }
    }
}

algorithm ghash {
    protocol mac
    key 16
    block 16
    blocks ghash_blocks
    vectors "gcm.json" "GHASH"
}

# What AES-GCM is put together of; aes.cw has the vectors.
algorithm gcm_aes128 {
    protocol block_cipher
    key 16
    block 16
    expand aes128_expand
    encrypt aes128_encrypt
}

algorithm gcm_aes256 {
    protocol block_cipher
    key 32
    block 16
    expand aes256_expand
    encrypt aes256_encrypt
}

algorithm aes128_gcm {
    protocol aead
    cipher gcm_aes128
    mac ghash
    nonce 12
    tag 16
    mac_key zero_block
    mask_block 1
    text_block 2
    lengths bits
    length_order big_endian
    length_bytes 8
    other_nonces mac
    vectors "gcm.json" "AES-128-GCM"
}

algorithm aes256_gcm {
    protocol aead
    cipher gcm_aes256
    mac ghash
    nonce 12
    tag 16
    mac_key zero_block
    mask_block 1
    text_block 2
    lengths bits
    length_order big_endian
    length_bytes 8
    other_nonces mac
    vectors "gcm.json" "AES-256-GCM"
}
