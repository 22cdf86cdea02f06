# FOX128 (fox128.cw) for many blocks in lanes of bytes. A round adds the same to both halves of the state, so that their
# difference stays but for the orthomorphism: it is the half that is kept, with the next round's key in it. Keys that
# would be added to the other half are put off until the end; sums of keys alone are made before the loop over blocks.

use S, mu8, sigma8, swapped, or, transposed, fox128_expand, fox128_decrypt from fox128

# or(t) ^ t, of the halves (a, b) and (b, a ^ b) of t and u = or(t)
fn turned(t: u64, u: u64) -> u64 { return cat(u[16 +: 16], t[0 +: 16], u[48 +: 16], t[32 +: 16]) }

kernel fox128_lanes_encrypt(rk: secret in u64le[32], src: secret in u64le[2] per block, dst: out u64le[2] per block,
                            n: count) {
    blocks n {
        let s = transposed(src[0], src[1])
        var d = s[0] ^ s[1] ^ rk[0]            # what the first layer of S-boxes takes
        var t = s[0]
        var k = u64(0)                         # what is missing in t
        for r in 0..15 {
            t = t ^ sigma8(mu8(sigma8(d)) ^ rk[2*r + 1])
            k = k ^ rk[2*r]
            d = d ^ turned(t, or(t)) ^ (turned(k, or(k)) ^ rk[2*r] ^ rk[2*r + 2])
            t = or(t)
            k = or(k)
        }
        t = t ^ sigma8(mu8(sigma8(d)) ^ rk[31]) ^ (k ^ rk[30])
        let x = transposed(t, t ^ d ^ rk[30])
        for i in 0..2 { dst[i] = x[i] }
    }
}

algorithm fox128_lanes {
    protocol block_cipher
    key 16
    block 16
    expand fox128_expand
    encrypt fox128_lanes_encrypt
    decrypt fox128_decrypt
    vectors "fox128.json" "FOX128/16/128"
}

mapping fox128_lanes_encrypt on golden-cove { lanes 64 in zmm; boxes by affine; prefer residents }
