# Whirlpool (ISO/IEC 10118-3:2004). The 8 x 8 matrix of bytes is stored row by row; a row is a little-endian word,
# so that byte j of word i is row i, column j.

sbox E: u4 -> u4 = [0x1, 0xb, 0x9, 0xc, 0xd, 0x6, 0xf, 0x3, 0xe, 0x8, 0x7, 0x4, 0xa, 0x2, 0x5, 0x0]
sbox Einv: u4 -> u4 = [0xf, 0x0, 0xd, 0x7, 0xb, 0xe, 0x5, 0xa, 0x9, 0x2, 0xc, 0x1, 0x3, 0x4, 0x8, 0x6]
sbox R: u4 -> u4 = [0x7, 0xc, 0xb, 0xd, 0xe, 0x4, 0x9, 0xf, 0x6, 0x3, 0x8, 0xa, 0x2, 0x5, 0x1, 0x0]

fn mini(x: u8) -> u8 {
    let u = E(x[4 +: 4])
    let l = Einv(x[0 +: 4])
    let r = R(u ^ l)
    return cat(Einv(l ^ r), E(u ^ r))
}

sbox S: u8 -> u8 = x => mini(x)

fn double(x: u64) -> u64 {                     # of each byte, in GF(2^8) modulo x^8 + x^4 + x^3 + x^2 + 1
    return ((x & 0x7f7f7f7f7f7f7f7f) << 1) ^ (((x >> 7) & 0x0101010101010101) * 0x1d)
}

# A row times the circulant matrix whose first row is c: byte k goes to every byte k + d, times c[d].
linear Theta(x: u64) -> u64 {
    let c = [1, 1, 4, 1, 8, 5, 2, 9]
    var power = x
    var sum = u64(0)
    for bit in 0..4 {
        for d in 0..8 {
            if c[d] >> bit & 1 { sum = sum ^ (power <<< 8*d) }
        }
        power = double(power)
    }
    return sum
}

# Row i after SubBytes (gamma), ShiftColumns (pi) and MixRows (theta): column j comes from row i - j.
fn row(a: u64[8], i: int) -> u64 {
    return Theta(cat(S(a[i].byte[0]), S(a[(i+7) % 8].byte[1]), S(a[(i+6) % 8].byte[2]), S(a[(i+5) % 8].byte[3]),
                     S(a[(i+4) % 8].byte[4]), S(a[(i+3) % 8].byte[5]), S(a[(i+2) % 8].byte[6]),
                     S(a[(i+1) % 8].byte[7])))
}

fn round_constants() -> u64[10] {              # row 0 of each; the other rows are zero
    var c: u64[10]
    for r in 0..10 {
        c[r] = cat(S(8*r), S(8*r + 1), S(8*r + 2), S(8*r + 3), S(8*r + 4), S(8*r + 5), S(8*r + 6), S(8*r + 7))
    }
    return c
}

const RC: u64[10] = round_constants()

kernel whirlpool_blocks(h: secret inout u64le[8], m: secret in u64le[8] per block, n: count) tables {
    blocks n {
        var k: u64[8]
        var a: u64[8]
        for i in 0..8 {
            k[i] = h[i]
            a[i] = k[i] ^ m[i]
        }
        for r in 0..10 as rounds {
            var next: u64[8]
            for i in 0..8 { next[i] = row(k, i) }
            next[0] = next[0] ^ RC[r]
            k = next
            for i in 0..8 { next[i] = row(a, i) ^ k[i] }
            a = next
        }
        for i in 0..8 { h[i] = h[i] ^ m[i] ^ a[i] }   # Miyaguchi and Preneel
    }
}

algorithm whirlpool {
    protocol hash
    block 64
    digest 64
    compress whirlpool_blocks
    length_bytes 32
    vectors "whirlpool.json" "Whirlpool"
}

mapping whirlpool_blocks { roll rounds by 2; prefer from_memory next; }

# Bytes of 64 messages side by side (docs/boxes.md): no secret indexes a table.
mapping whirlpool_blocks many on icelake, golden-cove, zen4, zen5 { lanes 64 in zmm; roll rounds; boxes by affine }
