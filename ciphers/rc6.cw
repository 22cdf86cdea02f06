# RC6-32/20 (Rivest, Robshaw, Sidney, Yin, 1998) with keys of 128, 192 and 256 bits; all words little-endian.

fn f(x: u32) -> u32 { return (x * (2*x + 1)) <<< 5 }

# The registers change their names in every round: in four rounds each has every part once.
fn encrypt(s: u32[], src: u32[], dst: u32[]) {
    var x: u32[4]
    for i in 0..4 { x[i] = src[i] }
    for i in 0..2 { x[2*i + 1] = x[2*i + 1] + s[i] }
    for q in 0..5 as rounds {
        for r in 0..4 {
            let t = f(x[(r+1) % 4])
            let u = f(x[(r+3) % 4])
            x[r] = ((x[r] ^ t) <<< u) + s[2 + 8*q + 2*r]
            x[(r+2) % 4] = ((x[(r+2) % 4] ^ u) <<< t) + s[3 + 8*q + 2*r]
        }
    }
    for i in 0..2 { x[2*i] = x[2*i] + s[42 + i] }
    for i in 0..4 { dst[i] = x[i] }
}

fn decrypt(s: u32[], src: u32[], dst: u32[]) {
    var x: u32[4]
    for i in 0..4 { x[i] = src[i] }
    for i in 0..2 { x[2*i] = x[2*i] - s[42 + i] }
    for q in 0..5 as rounds {
        for i in 0..4 {
            let r = 3 - i
            let t = f(x[(r+1) % 4])
            let u = f(x[(r+3) % 4])
            x[(r+2) % 4] = ((x[(r+2) % 4] - s[35 - 8*q + 2*r]) >>> t) ^ u
            x[r] = ((x[r] - s[34 - 8*q + 2*r]) >>> u) ^ t
        }
    }
    for i in 0..2 { x[2*i + 1] = x[2*i + 1] - s[i] }
    for i in 0..4 { dst[i] = x[i] }
}

# The 44 words of the schedule and the `words` of the key are mixed, three times 44 steps.
fn expand(key: u32[], s: u32[], words: int) {
    var l: u32[8]
    var w: u32[44]
    for i in 0..words { l[i] = key[i] }
    for i in 0..44 { w[i] = u32(0xb7e15163 + i * 0x9e3779b9) }
    var a = u32(0)
    var b = u32(0)
    for k in 0..132 {
        a = (w[k % 44] + a + b) <<< 3
        b = (l[k % words] + a + b) <<< (a + b)
        w[k % 44] = a
        l[k % words] = b
    }
    for i in 0..44 { s[i] = w[i] }
}

kernel rc6_encrypt(s: secret in u32le[44], src: secret in u32le[4] per block, dst: out u32le[4] per block,
                   n: count) { blocks n { encrypt(s, src, dst) } }
kernel rc6_decrypt(s: secret in u32le[44], src: secret in u32le[4] per block, dst: out u32le[4] per block,
                   n: count) { blocks n { decrypt(s, src, dst) } }

kernel rc6_expand128(key: secret in u32le[4], s: out u32le[44]) { expand(key, s, 4) }
kernel rc6_expand192(key: secret in u32le[6], s: out u32le[44]) { expand(key, s, 6) }
kernel rc6_expand256(key: secret in u32le[8], s: out u32le[44]) { expand(key, s, 8) }

algorithm rc6_128 {
    protocol block_cipher
    key 16
    block 16
    expand rc6_expand128
    encrypt rc6_encrypt
    decrypt rc6_decrypt
    vectors "rc6.json" "RC6-128-ECB"
}

algorithm rc6_192 {
    protocol block_cipher
    key 24
    block 16
    expand rc6_expand192
    encrypt rc6_encrypt
    decrypt rc6_decrypt
    vectors "rc6.json" "RC6-192-ECB"
}

algorithm rc6_256 {
    protocol block_cipher
    key 32
    block 16
    expand rc6_expand256
    encrypt rc6_encrypt
    decrypt rc6_decrypt
    vectors "rc6.json" "RC6-256-ECB"
}
