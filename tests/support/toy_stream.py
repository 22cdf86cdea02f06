"""A small stream cipher in the manner of ChaCha20, as a source and in Python; with a variant of four messages at once.

Its state moves on from block to block, so lanes are messages.
"""

from __future__ import annotations

import json
import struct
from pathlib import Path

SOURCE = """
fn quarter(x: u32[4]) -> u32[4] {
    x[0] = x[0] + x[1]
    x[3] = (x[3] ^ x[0]) <<< 16
    x[2] = x[2] + x[3]
    x[1] = (x[1] ^ x[2]) <<< 7
    return x
}

kernel rotor_init(key: secret in u32le[4], iv: public in u32le[2], st: secret out u32le[6]) constant_time {
    for i in 0..4 { st[i] = key[i] }
    for i in 0..2 { st[4 + i] = iv[i] }
}

kernel rotor_keystream(st: secret inout u32le[6], dst: out u32le[4] per block, n: count) constant_time {
    var c = st[4]
    var d = st[5]
    blocks n {
        var x = [st[0] + c, st[1] ^ d, st[2], st[3]]
        for r in 0..3 as rounds { x = quarter(x) }
        for i in 0..4 { dst[i] = x[i] + st[i] }
        c = c + 1
        d = d ^ x[3]
    }
    st[4] = c
    st[5] = d
}

algorithm rotor {
    protocol keystream
    key 16
    iv 8
    init rotor_init
    keystream rotor_keystream
    vectors "rotor.json" "rotor"
}

mapping rotor_keystream four on northwood, core2-64 { lanes 4 in xmm }
"""
BLOCK = 16


def _rotated(x: int, n: int) -> int:
    return (x << n | x >> 32 - n) & 0xFFFFFFFF


def keystream(key: bytes, iv: bytes, length: int) -> bytes:
    """The first `length` bytes."""
    fixed, (c, d) = struct.unpack("<4I", key), struct.unpack("<2I", iv)
    made = b""
    while len(made) < length:
        x = [(fixed[0] + c) & 0xFFFFFFFF, fixed[1] ^ d, fixed[2], fixed[3]]
        for _ in range(3):
            x[0] = (x[0] + x[1]) & 0xFFFFFFFF
            x[3] = _rotated(x[3] ^ x[0], 16)
            x[2] = (x[2] + x[3]) & 0xFFFFFFFF
            x[1] = _rotated(x[1] ^ x[2], 7)
        made += struct.pack("<4I", *((a + b) & 0xFFFFFFFF for a, b in zip(x, fixed, strict=True)))
        c, d = (c + 1) & 0xFFFFFFFF, d ^ x[3]
    return made[:length]


def vector(number: int, length: int) -> dict[str, object]:
    """A vector of so many bytes, with a key and an IV of its own."""
    key, iv = bytes(range(number, number + 16)), bytes(range(100 + number, 108 + number))
    return {"id": str(number), "variant": "rotor", "source": "here", "key": key.hex(), "iv": iv.hex(),
            "keystream": keystream(key, iv, length).hex()}


def write(root: Path, lengths: tuple[int, ...] = (1, 16, 20, 100, 300, 47)) -> list[dict[str, object]]:
    """Add the cipher to a library, with a vector of each length; the vectors."""
    vectors = [vector(number, length) for number, length in enumerate(lengths)]
    document = {"algorithm": "rotor", "variant": ["rotor"], "source": {"here": "tests/support/toy_stream.py"},
                "vectors": vectors}
    (root / "ciphers" / "rotor.cw").write_text(SOURCE)
    (root / "tests" / "vectors" / "rotor.json").write_text(json.dumps(document))
    return vectors
