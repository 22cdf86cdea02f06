# Camellia in counter mode (NIST SP 800-38A, 6.5; RFC 5528), as aes_ctr.cw: the kernel makes the counter blocks. A call
# counts in the lower 64 bits, modulo 2^64.

use six_rounds, FL, FL_inverse from camellia
use camellia128_expand, camellia128_encrypt, camellia192_expand, camellia256_expand, camellia256_encrypt from camellia

# The text and the keystream of the block that stands `i` places behind the first.
fn stream(k: u64[], counter: u64[], i: u32, src: u64[], dst: u64[], layers: int) {
    var d = [counter[0] ^ k[0], (counter[1] + u64(i)) ^ k[1]]
    for j in 0..layers as groups {
        d = six_rounds(d, k, 8*j + 2)
        d = [FL(d[0], k[8*j + 8]), FL_inverse(d[1], k[8*j + 9])]
    }
    d = six_rounds(d, k, 8*layers + 2)
    # all of the text is read before any of it is written: dst may be src
    let z = [src[0] ^ d[1] ^ k[8*layers + 8], src[1] ^ d[0] ^ k[8*layers + 9]]
    for j in 0..2 { dst[j] = z[j] }
}

kernel camellia128_ctr(k: secret in u64le[26], counter: public in u64be[2], src: secret in u64be[2] per block,
                       dst: out u64be[2] per block, n: count) {
    blocks n as i { stream(k, counter, i, src, dst, 2) }
}
kernel camellia256_ctr(k: secret in u64le[34], counter: public in u64be[2], src: secret in u64be[2] per block,
                       dst: out u64be[2] per block, n: count) {
    blocks n as i { stream(k, counter, i, src, dst, 3) }
}

algorithm camellia128_ctr {
    protocol block_cipher
    key 16
    block 16
    expand camellia128_expand
    encrypt camellia128_encrypt
    ctr camellia128_ctr
    counter_bytes 8
    vectors "camellia.json" "Camellia-128-CTR"
}

algorithm camellia192_ctr {
    protocol block_cipher
    key 24
    block 16
    expand camellia192_expand
    encrypt camellia256_encrypt
    ctr camellia256_ctr
    counter_bytes 8
    vectors "camellia.json" "Camellia-192-CTR"
}

algorithm camellia256_ctr {
    protocol block_cipher
    key 32
    block 16
    expand camellia256_expand
    encrypt camellia256_encrypt
    ctr camellia256_ctr
    counter_bytes 8
    vectors "camellia.json" "Camellia-256-CTR"
}

# Bytes of many blocks side by side (docs/boxes.md); elsewhere the kernels are refused, for they have no tables.
mapping camellia128_ctr on zen3 { lanes 32 in ymm; roll groups; boxes by round }
mapping camellia128_ctr on icelake, golden-cove, zen5 { lanes 64 in zmm; streams 2; boxes by inversion }
mapping camellia128_ctr on zen4 { lanes 64 in zmm; boxes by inversion }
mapping camellia128_ctr nibbles on zen3 { lanes 32 in ymm; roll groups; boxes by nibbles }
mapping camellia128_ctr registers on golden-cove { lanes 64 in zmm; streams 2; boxes by masks }
mapping camellia128_ctr registers on zen4, zen5 { lanes 64 in zmm; streams 2; boxes by registers }
mapping camellia256_ctr on zen3 { lanes 32 in ymm; roll groups; boxes by round }
mapping camellia256_ctr on icelake, golden-cove, zen5 { lanes 64 in zmm; streams 2; boxes by inversion }
mapping camellia256_ctr on zen4 { lanes 64 in zmm; boxes by inversion }
