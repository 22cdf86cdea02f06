"""Machine code of Poly1305 and what is made of it, beside the library: every length, and states that random data never
meet."""

from __future__ import annotations

import random

import pytest
from cryptography.hazmat.primitives.ciphers.aead import ChaCha20Poly1305
from cryptography.hazmat.primitives.poly1305 import Poly1305

from cipherwright.protocols.aead import Aead
from cipherwright.protocols.macs import Mac
from tests.support import shipped
from tests.support.spread import every

P = (1 << 130) - 5
EDGES = (0, 1, P - 1, P, P + 1, P + 4, (1 << 130) - 1, 1 << 130, (1 << 131) - 1, (1 << 160) - 1)
"""States; those that are not below the modulus are meant modulo it."""
LAST = 1025  # bytes of the longest message of all lengths


@pytest.mark.long
@pytest.mark.parametrize(("algorithm", "cpu"), every(shipped.cases(["poly1305"]), 5))
def test_every_length(algorithm: str, cpu: str) -> None:
    rng = random.Random(cpu)
    mac, key, data = shipped.cipher(algorithm, cpu), rng.randbytes(32), rng.randbytes(LAST)
    assert isinstance(mac, Mac)
    assert [n for n in range(LAST + 1) if mac.tag(key, data[:n]) != Poly1305.generate_tag(key, data[:n])] == []


@pytest.mark.parametrize(("algorithm", "cpu"), every(shipped.cases(["poly1305"]), 3))
def test_the_largest_blocks_and_keys(algorithm: str, cpu: str) -> None:
    """Every limb at its bound: blocks and keys of ones, and of zeros."""
    mac, ones = shipped.cipher(algorithm, cpu), b"\xff" * 200
    assert isinstance(mac, Mac)
    for key in (ones[:32], ones[:16] + bytes(16), bytes(16) + ones[:16], bytes(32)):
        for length in (0, 1, 15, 16, 17, 32, 48, 64, 80, 96, 112, 128, 200):
            for data in (ones[:length], bytes(length), (bytes(16) + ones[:16]) * 6):
                assert mac.tag(key, data) == Poly1305.generate_tag(key, data)


@pytest.mark.parametrize(("kernel", "cpu"), every([case for case in shipped.CASES if case[0] in (
    "poly1305_blocks", "poly1305_last")], 5))
@pytest.mark.parametrize("blocks", [0, 1, 2, 3, 4, 5, 8, 9])
def test_any_state_is_taken_and_the_least_form_is_left(kernel: str, cpu: str, blocks: int) -> None:
    rng = random.Random(f"{kernel} {cpu} {blocks}")
    for h in EDGES:
        for r, m in ((rng.randbytes(16), rng.randbytes(16 * blocks)), (b"\xff" * 16, b"\xff" * 16 * blocks)):
            given = [r, h.to_bytes(20, "little"), m, blocks]
            got = [bytes(b) for b in shipped.call(kernel, cpu, shipped.buffers(kernel, given)).buffers]
            assert got == shipped.interpreted(kernel, given)


@pytest.mark.parametrize(("algorithm", "cpu"), every(shipped.cases(["chacha20_poly1305"]), 5))
def test_authenticated_encryption(algorithm: str, cpu: str) -> None:
    rng = random.Random(cpu)
    cipher = shipped.cipher(algorithm, cpu)
    assert isinstance(cipher, Aead)
    for length in (0, 1, 16, 63, 64, 65, 257, 1000):
        key, nonce, data, more = (rng.randbytes(size) for size in (32, 12, length, length % 37))
        wanted = ChaCha20Poly1305(key).encrypt(nonce, data, more)
        assert b"".join(cipher.seal(key, nonce, data, more)) == wanted
        assert cipher.open(key, nonce, wanted[:-16], wanted[-16:], more) == data
