"""The shipped ciphers compute what they should: vectors, random blocks against OpenSSL and the interpreter."""

from __future__ import annotations

import functools
import random
from typing import Any

import pytest

from cipherwright.protocols.block_cipher import BlockCipher
from cipherwright.protocols.bound import CHUNK
from cipherwright.protocols.vectors import check_all, cost
from tests.support import shipped
from tests.support.shipped import ALGORITHMS, CIPHERS, CPUS
from tests.support.spread import every

BLOCKS = 10_000
SOME = 40  # vectors
SHORT = 256  # bytes of a vector that the slow interpreter runs in pieces, too


def test_there_is_something_to_test() -> None:
    assert CPUS and ALGORITHMS
    assert all(shipped.LIBRARY.algorithms[a].program.algorithms[a].vectors for a in ALGORITHMS)


def vectors_of(algorithm: str) -> list[dict[str, Any]]:
    source = shipped.LIBRARY.algorithms[algorithm]
    return source.vectors(source.program.algorithms[algorithm])


@pytest.mark.spread(12)
@pytest.mark.parametrize(("algorithm", "cpu"), shipped.cases(ALGORITHMS))
def test_some_vectors(algorithm: str, cpu: str) -> None:
    """Those that are short, as many as a default run has time for; a build runs fewer, of every kernel."""
    vectors = sorted((v for v in vectors_of(algorithm) if v.get("repeat", 1) == 1), key=cost)[:400]
    vectors = random.Random(cpu).sample(vectors, min(SOME, len(vectors)))
    failures = check_all(shipped.cipher(algorithm, cpu), vectors, longest=CHUNK)
    assert vectors and not failures, "\n".join(f.describe() for f in failures[:3])


@pytest.mark.full
@pytest.mark.parametrize(("algorithm", "cpu"), [*((a, None) for a in ALGORITHMS), *shipped.cases(ALGORITHMS)])
def test_vectors(algorithm: str, cpu: str | None) -> None:
    vectors = vectors_of(algorithm)
    assert vectors
    failures = check_all(shipped.cipher(algorithm, cpu), vectors, longest=CHUNK if cpu else SHORT)
    assert not failures, "\n".join(f.describe() for f in failures[:3])


# -- many blocks ----------------------------------------------------------------------------------------------

def split(total: int, rng: random.Random) -> list[int]:
    """Numbers that add up to `total`, most of them small."""
    parts: list[int] = []
    while total:
        parts.append(min(total, rng.choice([1, 2, 3, rng.randint(4, 40), rng.randint(41, 700)])))
        total -= parts[-1]
    return parts


@functools.cache
def ecb_cases(algorithm: str) -> list[tuple[bytes, bytes, bytes]]:
    """(key, plaintext, expected) with BLOCKS blocks altogether."""
    rng = random.Random(algorithm)
    size = shipped.cipher(algorithm, None).block_bytes
    made = []
    for count in split(BLOCKS, rng):
        key, _ = shipped.key_and_iv(algorithm, rng)
        data = rng.randbytes(size * count)
        made.append((key, data, shipped.expected_ecb(algorithm, key, data)))
    return made


@pytest.mark.parametrize(("algorithm", "cpu"), every(shipped.cases(shipped.of_protocol(BlockCipher)), 18))
def test_random_blocks(algorithm: str, cpu: str) -> None:
    """ECB of 10,000 blocks under many keys; the other side is OpenSSL where it has the cipher."""
    made = shipped.cipher(algorithm, cpu)
    cases = ecb_cases(algorithm)
    assert sum(len(data) for _, data, _ in cases) == BLOCKS * made.block_bytes and len(cases) > 20
    for key, data, expected in cases:
        assert made.start("ecb", key)(data) == expected, f"key {key.hex()}, {len(data)} bytes"


@functools.cache
def stream_cases(algorithm: str) -> list[tuple[bytes, bytes, bytes]]:
    """(key, IV, keystream): six streams of different lengths, BLOCKS blocks altogether."""
    rng = random.Random(algorithm)
    size = shipped.cipher(algorithm, None).block_bytes
    made = []
    for share in (1, 2, 7, 30, 160, 300):
        key, iv = shipped.key_and_iv(algorithm, rng)
        made.append((key, iv, shipped.expected_stream(algorithm, key, iv, BLOCKS * share // 500 * size)))
    assert sum(len(stream) for _, _, stream in made) == BLOCKS * size
    return made


@pytest.mark.parametrize(("algorithm", "cpu"), every(shipped.cases(CIPHERS), 18))
def test_random_stream(algorithm: str, cpu: str) -> None:
    """10,000 blocks of keystream (counter mode for block ciphers), in pieces of any length."""
    made, rng = shipped.cipher(algorithm, cpu), random.Random(cpu)
    for key, iv, expected in stream_cases(algorithm):
        process = made.start(shipped.stream_mode(algorithm), key, iv)
        pieces = [process(bytes(n)) for n in [0, *split(len(expected), rng)[:60]]]
        pieces.append(process(bytes(len(expected) - sum(map(len, pieces)))))
        assert b"".join(pieces) == expected, f"key {key.hex()}, IV {iv.hex()}, {len(expected)} bytes"


@pytest.mark.parametrize("iv_end", ["ffffffff", "ffffffffffffffff"])
@pytest.mark.parametrize(("algorithm", "cpu"), shipped.cases(shipped.of_protocol(BlockCipher)))
def test_counter_carries(algorithm: str, cpu: str, iv_end: str) -> None:
    key, iv = shipped.key_and_iv(algorithm, random.Random(1))
    iv = iv[:-len(iv_end) // 2] + bytes.fromhex(iv_end)
    got = shipped.cipher(algorithm, cpu).start("ctr", key, iv)(bytes(1000))
    assert got == shipped.expected_stream(algorithm, key, iv, 1000)
