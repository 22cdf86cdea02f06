# SHA-3 and SHAKE (FIPS 202) on Keccak-f[1600]. Lane (x, y) of the state is element x + 5*y.

# Section 3.2.5: bit 2^j - 1 of the constant of a round is bit j + 7*round of what a shift register gives.
fn round_constants() -> u64[24] {
    var rc: u64[24]
    var register = 1
    for round in 0..24 {
        var bits = 0
        for j in 0..7 {
            bits = bits | (register & 1) << (1 << j) - 1
            register = register << 1 ^ 0x171 * (register >> 7)
        }
        rc[round] = u64(bits)
    }
    return rc
}

# Section 3.2.2: how far each lane turns, met along the walk (x, y) -> (y, 2x + 3y) from (1, 0).
fn turns() -> int[25] {
    var far: int[25]
    far[0] = 0
    var x = 1
    var y = 0
    for t in 1..25 {
        far[x + 5*y] = t * (t + 1) / 2 % 64
        let next = (2*x + 3*y) % 5
        x = y
        y = next
    }
    return far
}

const RC: u64[24] = round_constants()
const TURN = turns()

fn keccak_round(a: u64[25], rc: u64) -> u64[25] {
    var sum: u64[5]
    var b: u64[25]
    var s: u64[25]
    for x in 0..5 { sum[x] = a[x] ^ a[x + 5] ^ a[x + 10] ^ a[x + 15] ^ a[x + 20] }
    for x in 0..5 {
        let d = sum[(x + 4) % 5] ^ (sum[(x + 1) % 5] <<< 1)
        for y in 0..5 { b[y + (2*x + 3*y) % 5 * 5] = (a[x + 5*y] ^ d) <<< TURN[x + 5*y] }
    }
    for y in 0..5 {
        for x in 0..5 { s[5*y + x] = b[5*y + x] ^ (~b[5*y + (x + 1) % 5] & b[5*y + (x + 2) % 5]) }
    }
    s[0] = s[0] ^ rc
    return s
}

# A block is as long as the longest rate; what is behind a shorter one is zero.
kernel keccak_blocks(a: secret inout u64le[25], m: secret in u64le[21] per block, n: count) constant_time {
    blocks n {
        var s: u64[25]
        for i in 0..25 { s[i] = a[i] }
        for i in 0..21 { s[i] = s[i] ^ m[i] }
        for r in 0..24 as rounds { s = keccak_round(s, RC[r]) }
        for i in 0..25 { a[i] = s[i] }
    }
}

mapping keccak_blocks { roll rounds }

algorithm sha3_256 {
    protocol hash
    compress keccak_blocks
    padding sponge
    rate 136
    domain 0x06
    digest 32
    vectors "sha3.json" "SHA3-256"
}

algorithm sha3_512 {
    protocol hash
    compress keccak_blocks
    padding sponge
    rate 72
    domain 0x06
    digest 64
    vectors "sha3.json" "SHA3-512"
}

algorithm shake128 {
    protocol hash
    compress keccak_blocks
    padding sponge
    rate 168
    domain 0x1f
    digest 32
    output any
    vectors "sha3.json" "SHAKE128"
}

algorithm shake256 {
    protocol hash
    compress keccak_blocks
    padding sponge
    rate 136
    domain 0x1f
    digest 64
    output any
    vectors "sha3.json" "SHAKE256"
}
