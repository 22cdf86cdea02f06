# Poly1305 (RFC 8439, section 2.5): a polynomial whose coefficients are the blocks of a message, at the secret point r,
# modulo 2^130 - 5, and then the sum with s modulo 2^128. A key is for one message.

type Field = mod (1 << 130) - 5

const CLAMP: u32[4] = [0x0fffffff, 0x0ffffffc, 0x0ffffffc, 0x0ffffffc]

# Of r, 22 bits are always zero. It is said again where r is read: it is what the bounds of all that follows rest upon.
fn point(r: u32[]) -> Field { return Field([r[0] & CLAMP[0], r[1] & CLAMP[1], r[2] & CLAMP[2], r[3] & CLAMP[3]]) }

# A block is 16 bytes and a byte 1 behind them; in one that is not whole the byte 1 is among the sixteen.
fn whole(m: u32[]) -> Field { return Field(m) + (1 << 128) }

fn put(x: Field, h: u32[]) {
    let d = digits(x, 32)
    for i in 0..5 { h[i] = d[i] }
}

# The tag of a sum: a number in its least form, without what is above 2^128, and s.
fn finish(x: Field, s: u32[4], tag: u32[]) {
    let d = digits(x, 32)
    var c = u1(0)
    for i in 0..4 {
        tag[i] = addc(d[i], s[i], c)
        c = carry(d[i], s[i], c)
    }
}

# The key is r and behind it s.
kernel poly1305_init(key: secret in u32le[8], r: secret out u32le[4], s: secret out u32le[4]) constant_time {
    for i in 0..4 {
        r[i] = key[i] & CLAMP[i]
        s[i] = key[4 + i]
    }
}

# h is what the blocks so far come to, which begins as 0.
kernel poly1305_blocks(r: secret in u32le[4], h: secret inout u32le[5], m: secret in u32le[4] per block,
                       n: count) constant_time {
    let k = point(r)
    var a = Field(h)
    blocks n { a = (a + whole(m)) * k }
    put(a, h)
}

# A block that is not whole, filled with a byte 1 and zeros.
kernel poly1305_last(r: secret in u32le[4], h: secret inout u32le[5], m: secret in u32le[4] per block,
                     n: count) constant_time {
    let k = point(r)
    var a = Field(h)
    blocks n { a = (a + Field(m)) * k }
    put(a, h)
}

kernel poly1305_finish(h: secret in u32le[5], s: secret in u32le[4], tag: out u32le[4]) constant_time {
    finish(Field(h), [s[0], s[1], s[2], s[3]], tag)
}

algorithm poly1305 {
    protocol mac
    key 32
    block 16
    init poly1305_init
    blocks poly1305_blocks
    last poly1305_last
    domain 0x01
    finish poly1305_finish
    vectors "poly1305.json" "Poly1305"
}

# On the register stack of the floating-point unit where no vectors, or slow ones, multiply (`./cw tune poly1305_blocks`);
# elsewhere the compiler's choice. The block that is not whole is one: no powers are made for it. Where one instruction
# multiplies words of 64 bits, whole words take nine products, limbs of 26 bits take 25.
mapping poly1305_blocks on pentium, pentium-pro, pentium2, pentium3, pentium-m, athlon64 { limbs 4 by 32 in x87 }
# Where an instruction adds a part of a product of 52 bits by 52 to lanes of 64, three limbs take nine products of two
# parts; elsewhere 25 of 32 bits, in as long registers as there are. Two blocks in each lane share the carries.
mapping poly1305_blocks on icelake, golden-cove, zen4 { limbs 3 by 44 in zmm by 16 }
mapping poly1305_blocks on skylake-x { limbs 5 by 26 in zmm by 16 }
mapping poly1305_blocks on haswell, skylake, zen2, zen3 { limbs 5 by 26 in ymm by 8 }
mapping poly1305_last { limbs 5 by 26 }
mapping poly1305_last on athlon64-64, core2-64, core2-45nm-64, prescott-64, haswell, skylake, skylake-x, icelake, golden-cove, zen2, zen3, zen4 { limbs 3 by 64 }
