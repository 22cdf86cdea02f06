# GHASH and AES-GCM (NIST SP 800-38D) with keys of 128 and 256 bits.

use aes128_expand, aes128_encrypt, aes256_expand, aes256_encrypt from aes

# Blocks are polynomials: the most significant bit of the first word is the coefficient of 1, that of the second word the
# one of x^64. A product by bits of x, each a mask; powers of x times h, modulo 1 + x + x^2 + x^7 + x^128.
fn times(x: u64[2], h: u64[2]) -> u64[2] {
    var sum = [u64(0), u64(0)]
    var power = h
    for i in 0..128 {
        let mask = -u64(x[i / 64][63 - i % 64 +: 1])
        for j in 0..2 { sum[j] = sum[j] ^ (power[j] & mask) }
        let carry = -(power[1] & 1) & (u64(0xe1) << 56)
        power = [(power[0] >> 1) ^ carry, (power[1] >> 1) | (power[0] << 63)]
    }
    return sum
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
