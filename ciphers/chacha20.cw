# ChaCha20 (RFC 8439) and XChaCha20 (draft-irtf-cfrg-xchacha-03), whose nonces have 24 bytes; all words little-endian.
# A message begins with block 0: with OpenSSL's `chacha20` that is an IV of four bytes 0 and the nonce. Where the RFC
# encrypts alone (section 2.4.2) it begins with block 1, which the caller says. With Poly1305 both are authenticated
# encryption (RFC 8439, section 2.8): block 0 is the key of the MAC, the text begins with block 1.

use poly1305_init, poly1305_blocks, poly1305_last, poly1305_finish from poly1305

const SIGMA: u32[4] = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574]     # "expand 32-byte k"

fn quarter(x: u32[16], a: int, b: int, c: int, d: int) -> u32[16] {
    x[a] = x[a] + x[b]
    x[d] = (x[d] ^ x[a]) <<< 16
    x[c] = x[c] + x[d]
    x[b] = (x[b] ^ x[c]) <<< 12
    x[a] = x[a] + x[b]
    x[d] = (x[d] ^ x[a]) <<< 8
    x[c] = x[c] + x[d]
    x[b] = (x[b] ^ x[c]) <<< 7
    return x
}

# Ten times the columns, then the diagonals.
fn permuted(s: u32[16]) -> u32[16] {
    var x = s
    for r in 0..10 as rounds {
        for i in 0..4 { x = quarter(x, i, 4 + i, 8 + i, 12 + i) }
        for i in 0..4 { x = quarter(x, i, 4 + (i+1) % 4, 8 + (i+2) % 4, 12 + (i+3) % 4) }
    }
    return x
}

# The state of both ciphers. Its word 12 is the counter, which every call of chacha20_blocks is given.
kernel chacha20_init(key: secret in u32le[8], nonce: public in u32le[3], st: secret out u32le[16]) constant_time {
    for i in 0..4 { st[i] = SIGMA[i] }
    for i in 0..8 { st[4 + i] = key[i] }
    st[12] = 0
    for i in 0..3 { st[13 + i] = nonce[i] }
}

# HChaCha20 makes a key of the key and the first 16 bytes of the nonce; the other 8 are the nonce for that key.
kernel xchacha20_init(key: secret in u32le[8], nonce: public in u32le[6], st: secret out u32le[16]) constant_time {
    var x: u32[16]
    for i in 0..4 {
        x[i] = SIGMA[i]
        x[12 + i] = nonce[i]
    }
    for i in 0..8 { x[4 + i] = key[i] }
    x = permuted(x)
    for i in 0..4 {
        st[i] = SIGMA[i]
        st[4 + i] = x[i]
        st[8 + i] = x[12 + i]
    }
    for i in 12..14 { st[i] = 0 }
    for i in 0..2 { st[14 + i] = nonce[4 + i] }
}

kernel chacha20_blocks(st: secret in u32le[16], counter: public in u32le[1], src: secret in u32le[16] per block,
                       dst: out u32le[16] per block, n: count) constant_time {
    blocks n as i {
        var s: u32[16]
        for j in 0..16 { if j == 12 { s[j] = counter[0] + i } else { s[j] = st[j] } }
        let x = permuted(s)
        for j in 0..16 { dst[j] = src[j] ^ (x[j] + s[j]) }
    }
}

algorithm chacha20 {
    protocol stream
    key 32
    nonce 12
    block 64
    init chacha20_init
    blocks chacha20_blocks
    block_counter counter
    vectors "chacha20.json" "ChaCha20"
}

algorithm xchacha20 {
    protocol stream
    key 32
    nonce 24
    block 64
    init xchacha20_init
    blocks chacha20_blocks
    block_counter counter
    vectors "chacha20.json" "XChaCha20"
}

algorithm hchacha20 {
    protocol kernel
    kernel xchacha20_init
    vectors "chacha20.json" "HChaCha20"
}

# The MAC of both, which is tested with them.
algorithm chacha20_mac {
    protocol mac
    key 32
    block 16
    init poly1305_init
    blocks poly1305_blocks
    last poly1305_last
    domain 0x01
    finish poly1305_finish
}

algorithm chacha20_poly1305 {
    protocol aead
    cipher chacha20
    mac chacha20_mac
    mac_key_block 0
    text_block 1
    lengths bytes
    length_order little_endian
    vectors "chacha20_poly1305.json" "ChaCha20-Poly1305"
}

algorithm xchacha20_poly1305 {
    protocol aead
    cipher xchacha20
    mac chacha20_mac
    mac_key_block 0
    text_block 1
    lengths bytes
    length_order little_endian
    vectors "chacha20_poly1305.json" "XChaCha20-Poly1305"
}

mapping chacha20_blocks { roll rounds }
mapping chacha20_blocks on northwood, prescott, core2, core2-64, athlon64, athlon64-64, prescott-64 {
    lanes 4 in xmm
    roll rounds
}
mapping chacha20_blocks on pentium2, pentium-m { lanes 2 in mmx; roll rounds }     # xmm would be two uops for one
mapping chacha20_blocks on haswell, zen3 { lanes 8 in ymm; unroll rounds }
mapping chacha20_blocks on skylake-x, golden-cove, zen4 { lanes 16 in zmm; unroll rounds }
mapping chacha20_blocks on zen5 { lanes 16 in zmm; unroll rounds; streams 2 }
