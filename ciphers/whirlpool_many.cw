# Whirlpool (whirlpool.cw) for many messages in bit slices: what rounds make lies in memory behind the state, so that a
# row is the body of a loop and each of its bits an address. Constant time: no secret indexes a table.

use S, Theta, RC from whirlpool

# Row i after SubBytes, ShiftColumns and MixRows of the eight rows from `first` on, as `row` of whirlpool.cw.
fn row(st: u64[], first: int, i: int) -> u64 {
    return Theta(cat(S(st[first + i].byte[0]), S(st[first + (i + 7) % 8].byte[1]), S(st[first + (i + 6) % 8].byte[2]),
                     S(st[first + (i + 5) % 8].byte[3]), S(st[first + (i + 4) % 8].byte[4]),
                     S(st[first + (i + 3) % 8].byte[5]), S(st[first + (i + 2) % 8].byte[6]),
                     S(st[first + (i + 1) % 8].byte[7])))
}

# st: the state, then the key's rows of even and of odd rounds, then the block's.
kernel whirlpool_many(st: secret inout u64le[40], m: secret in u64le[8] per block, n: count) {
    blocks n {
        for i in 0..8 as begin {
            let k = st[i]
            st[i + 8] = k
            st[i + 24] = k ^ m[i]
        }
        for q in 0..5 as rounds {
            for p in 0..2 as halves {
                for i in 0..8 as keys { st[16 - 8*p + i] = row(st, 8 + 8*p, i) }
                st[16 - 8*p] = st[16 - 8*p] ^ RC[2*q + p]
                for i in 0..8 as rows { st[32 - 8*p + i] = row(st, 24 + 8*p, i) ^ st[16 - 8*p + i] }
            }
        }
        for i in 0..8 as end { st[i] = st[i] ^ m[i] ^ st[i + 24] }
    }
}

algorithm whirlpool_many {
    protocol hash
    block 64
    digest 64
    compress whirlpool_many
    length_bytes 32
    vectors "whirlpool.json" "Whirlpool"
}

mapping whirlpool_many on core2-64 { slices in xmm; roll begin rounds halves keys rows end }
mapping whirlpool_many on haswell, zen3 { slices in ymm; roll begin rounds halves keys rows end }
mapping whirlpool_many on skylake-x, golden-cove, zen4 { slices in zmm; roll begin rounds halves keys rows end }
