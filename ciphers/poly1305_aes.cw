# Poly1305-AES (D. J. Bernstein, The Poly1305-AES message-authentication code, FSE 2005): Poly1305 at a point r that all
# messages share, where what is added at the end is a nonce, encrypted by AES with keys of 128 bits. The key is that of
# AES and behind it r, of which 22 bits are taken as zero.

use once from aes
use CLAMP, Field, point, whole, finish, poly1305_blocks, poly1305_last, poly1305_finish from poly1305

fn mask(key: u32[], nonce: u32[]) -> u32[4] {
    return once([key[0], key[1], key[2], key[3]], [nonce[0], nonce[1], nonce[2], nonce[3]])
}

kernel poly1305_aes_init(key: secret in u32le[8], nonce: public in u32le[4],
                         r: secret out u32le[4], s: secret out u32le[4]) tables {
    let made = mask(key, nonce)
    for i in 0..4 {
        r[i] = key[4 + i] & CLAMP[i]
        s[i] = made[i]
    }
}

# All of a message of whole blocks in one call: AES with its key expansion, the polynomial, the tag.
kernel poly1305_aes(key: secret in u32le[8], nonce: public in u32le[4], m: secret in u32le[4] per block,
                    tag: out u32le[4], n: count) tables {
    let k = point([key[4], key[5], key[6], key[7]])
    var a = Field(0)
    blocks n { a = (a + whole(m)) * k }
    finish(a, mask(key, nonce), tag)
}

algorithm poly1305_aes128 {
    protocol mac
    key 32
    nonce 16
    block 16
    init poly1305_aes_init
    blocks poly1305_blocks
    last poly1305_last
    domain 0x01
    finish poly1305_finish
    once poly1305_aes
    vectors "poly1305_aes.json" "Poly1305-AES"
}

# As the paper has it: the floating-point unit's stack, one table of 2 KB.
mapping poly1305_aes on pentium-pro, pentium2, pentium3, pentium-m { limbs 4 by 32 in x87; tables windows 8; frame apart }
mapping poly1305_aes_init on pentium-pro, pentium2, pentium3, pentium-m { tables windows 8; frame apart }
