"""Whole files through `run_file` and the shipped kernels: every length, a large one, in place.

The other side is OpenSSL (through `cryptography`, which is OpenSSL) for ciphers that it has, and the interpreter's
keystream for others.
"""

from __future__ import annotations

import functools
import random
from pathlib import Path

import pytest

from cipherwright.files import digest
from cipherwright.protocols.xorstream import xor_bytes
from cipherwright.streaming.run import PIECE, run_file
from tests.support import shipped
from tests.support.shipped import CIPHERS
from tests.support.spread import every

LENGTHS = range(1026)
LARGE = (3 << 20) + 5
INTERPRETED = 5 * PIECE // 4  # bytes of keystream that the interpreter makes in reasonable time
CASES = shipped.cases(CIPHERS)
FIRST = [(found := shipped.cases([name]))[i % len(found)] for i, name in enumerate(CIPHERS)]
"""A CPU for each algorithm, another for the next one."""

Sample = tuple[bytes, bytes, bytes, bytes]
"""Key, IV, plaintext, ciphertext."""


@functools.cache
def sample(algorithm: str, length: int) -> Sample:
    """A random message and its encryption by the other side."""
    rng = random.Random(f"{algorithm} {length}")
    key, iv = shipped.key_and_iv(algorithm, rng)
    data = rng.randbytes(length)
    return key, iv, data, xor_bytes(data, shipped.expected_stream(algorithm, key, iv, length))


def encrypt(algorithm: str, cpu: str, key: bytes, iv: bytes, source: Path, target: Path) -> bytes:
    """The target's contents; `run_file` must report as many bytes."""
    mode = shipped.stream_mode(algorithm)
    count = run_file(shipped.cipher(algorithm, cpu), mode, key, iv, source, target)
    got = target.read_bytes()
    assert count == len(got)
    return got


@pytest.mark.parametrize(("algorithm", "cpu"), every(CASES, 24))
def test_every_length(algorithm: str, cpu: str, tmp_path: Path) -> None:
    """0 to 1025 bytes; odd lengths with one file as input and output. On most CPUs, 0 to 129 bytes and every 32nd."""
    key, iv, data, expected = sample(algorithm, LENGTHS[-1])
    plain, coded = tmp_path / "plain", tmp_path / "coded"
    for length in LENGTHS if (algorithm, cpu) in FIRST else (*LENGTHS[:130], *LENGTHS[130::31], LENGTHS[-1]):
        plain.write_bytes(data[:length])
        got = encrypt(algorithm, cpu, key, iv, plain, plain if length % 2 else coded)
        assert got == expected[:length], f"{length} bytes"
    assert sorted(p.name for p in tmp_path.iterdir()) == ["coded", "plain"]


@pytest.mark.parametrize(("algorithm", "cpu"), [pytest.param(*case, marks=[] if case in FIRST[::6] else
                                                             pytest.mark.full if case in FIRST else pytest.mark.slow)
                                                for case in CASES])
def test_large_file(algorithm: str, cpu: str, tmp_path: Path) -> None:
    """3 MB and 5 bytes, then back in place. (Digests, because a failing comparison would print megabytes.)

    The interpreter makes the first part of a keystream, more than one piece of `run_file`; the rest is the kernel's
    own keystream taken in other pieces. OpenSSL makes all of it.
    """
    key, iv, start, expected = sample(algorithm, LARGE if shipped.has_other_side(algorithm) else INTERPRETED)
    data = start + bytes(LARGE - len(start))
    process = shipped.cipher(algorithm, cpu).start(shipped.stream_mode(algorithm), key, iv)
    pieces = [process(data[:len(start)])]
    pieces += [process(data[at:at + 77777]) for at in range(len(start), LARGE, 77777)]
    assert digest(pieces[0]) == digest(expected)
    path, coded = tmp_path / "plain", tmp_path / "coded"
    path.write_bytes(data)
    assert digest(encrypt(algorithm, cpu, key, iv, path, coded)) == digest(b"".join(pieces))
    assert digest(encrypt(algorithm, cpu, key, iv, coded, coded)) == digest(data)
