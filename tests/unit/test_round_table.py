"""The table of rounds: each is what FIPS-197 says, and a sum of functions of single bytes; the vectors of its appendix.
"""

from __future__ import annotations

import random

import pytest
from cryptography.hazmat.primitives.ciphers import Cipher, algorithms, modes

from dsl.operations import ROUNDS, evaluate
from dsl.rounds import rounds
from tests.support.states import BOX, after


@pytest.mark.parametrize("kind", ROUNDS)
def test_a_round_is_what_the_standard_says(kind: str) -> None:
    rng = random.Random(kind)
    for _ in range(50):
        state, key = rng.getrandbits(128), rng.getrandbits(128)
        assert evaluate(kind, 128, None, [state, key], [128, 128]) == after(kind, state, key)


@pytest.mark.parametrize("kind", ROUNDS)
def test_every_image_of_every_byte(kind: str) -> None:
    """All 4096 of them: what is recognised is compared with these."""
    row = rounds()[kind]
    for q, images in enumerate(row.images):
        rest = after(kind, 0, 0) ^ images[0]
        assert [image ^ rest for image in images] == [after(kind, v << 8 * q, 0) for v in range(256)]


def test_rounds_one_behind_the_other_are_a_cipher() -> None:
    """AES-128 of whole rounds, the keys made with the box of the standard, beside OpenSSL's."""
    rng = random.Random(1)
    key, block = rng.randbytes(16), rng.randbytes(16)
    words, constant = [key[i:i + 4] for i in range(0, 16, 4)], 1
    for i in range(4, 44):
        last = words[-1]
        if i % 4 == 0:
            last = bytes(BOX[x] for x in (*last[1:], last[0]))
            last = bytes((last[0] ^ constant, *last[1:]))
            constant = constant << 1 ^ 0x11B * (constant >> 7)
        words.append(bytes(a ^ b for a, b in zip(words[i - 4], last, strict=True)))
    keys = [int.from_bytes(b"".join(words[i:i + 4]), "little") for i in range(0, 44, 4)]
    state = int.from_bytes(block, "little") ^ keys[0]
    for round_key in keys[1:10]:
        state = rounds()["round"].apply(state, round_key)
    state = rounds()["roundlast"].apply(state, keys[10])
    cipher = Cipher(algorithms.AES(key), modes.ECB()).encryptor()
    assert state.to_bytes(16, "little") == cipher.update(block)
