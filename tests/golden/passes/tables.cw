# cpu: northwood
# Look-ups and linear maps become tables, which are merged in pairs and fill the cache, so that one is read in another;
# a sum is made in an MMX register.
sbox S: u8 -> u8 = x => x ^ (x <<< 1) ^ 0x63
linear L(w: u32) -> u32 { return w ^ (w <<< 8) ^ (w <<< 13) }
table T: u10 -> u16 = i => u16(i) * 9
table U: u10 -> u32 = i => u32(i) * 0x10009
kernel k(key: secret in u32le[1], src: secret in u32le[2] per block, dst: out u32le[2] per block, n: count) tables {
    blocks n {
        let a = src[0] ^ key[0]
        let b = src[1]
        let t = L(cat(S(a.byte[0]), S(b.byte[1]), S(a.byte[2]), S(b.byte[3]))) ^ b
        dst[0] = t
        dst[1] = cat(S(t.byte[0]), S(b.byte[1]), S(t.byte[2]), S(b.byte[3])) ^ U(a[0 +: 10]) ^ u32(T(b[0 +: 10]))
    }
}
mapping k { tables merge; place t in mmx }
