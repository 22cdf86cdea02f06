"""`new`: a small working cipher to start from, with a vector file that says it is a stub."""

from __future__ import annotations

import json
import re
from pathlib import Path

from cipherwright.errors import UserError
from cipherwright.files import write_atomically
from cipherwright.project.project import check_inside
from cipherwright.project.sources import Library, Source
from cipherwright.protocols.protocols import BlockCipher, make_cipher

STUB = "computed by cipherwright from the source: replace by published vectors"

_EXPAND = """\
kernel NAME_expand(key: secret in u32le[4], rk: out u32le[16]) {
    for i in 0..16 { rk[i] = (key[i % 4] <<< (i + 1)) + (i + 1) * 0x01234567 }
}
"""

_ENCRYPT = """\
kernel NAME_encrypt(rk: secret in u32le[16], src: secret in u32le[2] per block,
                    dst: out u32le[2] per block, n: count)MARK {
    blocks n {
        var s: u32[2]
        for c in 0..2 { s[c] = src[c] }
        for r in 0..16 as rounds {
ROUND        }
        for c in 0..2 { dst[c] = s[c] }
    }
}
"""

_ALGORITHM = """\
algorithm NAME {
    protocol block_cipher
    key 16
    block 8
    expand NAME_expand
    encrypt NAME_encrypt
    vectors "NAME.json" "NAME"
}
"""

_ARX_ROUND = """\
            s[0] = ((s[0] >>> 8) + s[1]) ^ rk[r]
            s[1] = (s[1] <<< 3) ^ s[0]
"""

_SBOX_ROUND = """\
            let x = s[0] ^ rk[r]
            let y = s[1] ^ Mix(cat(S(x.byte[0]), S(x.byte[1]), S(x.byte[2]), S(x.byte[3])))
            s[1] = s[0]
            s[0] = y
"""

_MIX = """\
linear Mix(x: u32) -> u32 { return x ^ (x <<< 2) ^ (x <<< 10) ^ (x <<< 18) ^ (x <<< 24) }
"""


def _sbox() -> list[int]:
    """Inversion in GF(2^8) and an affine map (the AES S-box)."""
    def times(a: int, b: int) -> int:
        out = 0
        for i in range(8):
            out ^= (a << i) * (b >> i & 1)
        for i in range(14, 7, -1):
            out ^= (0x11B << i - 8) * (out >> i & 1)
        return out

    inverse = [0] + [next(b for b in range(1, 256) if times(a, b) == 1) for a in range(1, 256)]
    return [0x63 ^ b ^ _rotations(b) for b in inverse]


def _rotations(b: int) -> int:
    out = 0
    for k in range(1, 5):
        out ^= (b << k | b >> 8 - k) & 255
    return out


def source_text(name: str, like: str) -> str:
    """The source of a new cipher."""
    if like == "arx":
        head, rounds = f"# {name}: 64-bit block, 128-bit key, 16 rounds of add, rotate, XOR.\n\n", _ARX_ROUND
    else:
        table = _sbox()
        rows = ["    " + ", ".join(f"0x{v:02x}" for v in table[i:i + 16]) for i in range(0, 256, 16)]
        head = (f"# {name}: 64-bit block, 128-bit key, 16 Feistel rounds of S-boxes and a linear map.\n\n"
                "sbox S: u8 -> u8 = [\n" + ",\n".join(rows) + "\n]\n\n" + _MIX + "\n")
        rounds = _SBOX_ROUND
    encrypt = _ENCRYPT.replace("ROUND", rounds).replace("MARK", " tables" * (like != "arx"))
    body = "\n".join([_EXPAND, encrypt, _ALGORITHM])
    return head + body.replace("NAME", name)


def _vectors(name: str, source: Source) -> str:
    """The stub vector file, from the interpreter."""
    program = source.program
    cipher = make_cipher(program.algorithms[name], program, source.interpreter, source.params)
    assert isinstance(cipher, BlockCipher)
    vectors = []
    for number, (key, data) in enumerate([(bytes(range(16)), bytes(range(8))), (bytes(16), bytes(8)),
                                          (bytes(range(16, 32)), bytes(range(64)))]):
        vectors.append({"id": f"stub-{number}", "variant": name, "source": "stub", "key": key.hex(),
                        "plaintext": data.hex(), "ciphertext": cipher.start("ecb", key)(data).hex()})
    document = {"algorithm": name, "variant": [name], "source": {"stub": STUB}, "conventions": "",
                "vectors": vectors}
    return json.dumps(document, indent=1) + "\n"


def create(library: Library, name: str, like: str) -> list[Path]:
    """Write a source NAME.cw and its vectors NAME.json into a project; both or, if anything is wrong, neither.

    UserError says what is wrong.
    """
    if not re.fullmatch(r"[a-z][a-z0-9_]*", name):
        raise UserError(f"`{name}` cannot be a cipher's name: "
                        "a small letter, then small letters, digits and _")
    path = library.project.ciphers / f"{name}.cw"
    vectors = library.project.vectors / f"{name}.json"
    for existing in (path, vectors):
        check_inside(library.root, existing.parent)
        if existing.exists():
            raise UserError(f"{existing} exists already; choose another name")
    for kernel in (f"{name}_expand", f"{name}_encrypt"):
        if kernel in library.kernels:
            raise UserError(f"kernel {kernel} exists already, in {library.kernels[kernel].path}; choose another name")
    if name in library.algorithms:
        raise UserError(f"algorithm {name} exists already, in {library.algorithms[name].path}; choose another name")
    text = source_text(name, like)
    source = Source(path, text)
    with source.errors():
        stub = _vectors(name, source)
    write_atomically(vectors, stub.encode())
    write_atomically(path, text.encode())
    return [path, vectors]
