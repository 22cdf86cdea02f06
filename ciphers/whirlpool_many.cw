# Whirlpool (whirlpool.cw) for many messages in bit slices: rows lie in memory behind the state, so that one is the body
# of a loop and each of its bits an address. A row is made of eight bytes of eight rows, which no other row reads: it is
# put where they were, and byte j of row i lies j places further on after each round, in eight places that go round.
# Constant time: no secret indexes a table.

use S, Theta, RC from whirlpool

# Where round r reads byte j of its row i, and puts it: in the row i - j (r + 1) modulo 8.
fn place(i: int, j: int, r: int) -> int { return 8 * ((i + (7*j) * (r + 1)) % 8) + j }

# Row i after SubBytes, ShiftColumns and MixRows, as `row` of whirlpool.cw, of the bytes from `first` on.
fn row(st: u8[], first: int, i: int, r: int) -> u64 {
    return Theta(cat(S(st[first + place(i, 0, r)]), S(st[first + place(i, 1, r)]), S(st[first + place(i, 2, r)]),
                     S(st[first + place(i, 3, r)]), S(st[first + place(i, 4, r)]), S(st[first + place(i, 5, r)]),
                     S(st[first + place(i, 6, r)]), S(st[first + place(i, 7, r)])))
}

# st: the state, then the key's rows, then the block's.
kernel whirlpool_many(st: secret inout u8[192], m: secret in u8[64] per block, n: count) {
    blocks n {
        for i in 0..64 as begin {
            let k = st[i]
            st[i + 64] = k
            st[i + 128] = k ^ m[i]
        }
        for r in 0..10 as rounds {
            for i in 0..8 as keys {
                let k = row(st, 64, i, r)
                for j in 0..8 { st[64 + place(i, j, r)] = k.byte[j] }
            }
            for j in 0..8 { st[64 + place(0, j, r)] = st[64 + place(0, j, r)] ^ RC[r].byte[j] }
            for i in 0..8 as rows {
                let a = row(st, 128, i, r)
                for j in 0..8 { st[128 + place(i, j, r)] = a.byte[j] ^ st[64 + place(i, j, r)] }
            }
        }
        for i in 0..8 as end {
            for j in 0..8 { st[8*i + j] = st[8*i + j] ^ m[8*i + j] ^ st[128 + 8*((i + (7*j)*10) % 8) + j] }
        }
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

mapping whirlpool_many on core2-64 { slices in xmm; roll begin rounds keys rows end }
mapping whirlpool_many on haswell, zen3 { slices in ymm; roll begin rounds keys rows end }
mapping whirlpool_many on skylake-x, golden-cove, zen4 { slices in zmm; roll begin rounds keys rows end }
