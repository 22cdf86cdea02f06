"""The shipped hash functions: every short length, splits, large files. Vectors are in test_kernels.py.

The other side is hashlib where it has the function, else the interpreter.
"""

from __future__ import annotations

import functools
import hashlib
import random
import tracemalloc
from pathlib import Path

import pytest
import shipped

from cipherwright.cli_check import with_variant
from cipherwright.hashes import Hash
from cipherwright.run import digest_line, hash_files
from cipherwright.vectors import check_all

HASHES = shipped.of_protocol(Hash)
CASES = shipped.cases(HASHES)
VARIANTS = [(a, v, cpu) for a, cpu in CASES for source in [shipped.LIBRARY.algorithms[a]]
            for v in sorted(source.variants(str(source.program.algorithms[a].fields["compress"]), cpu))]
LENGTHS = range(1031)
LARGE, HUGE = 3 << 20, 100_000_000
INTERPRETED = 100_000  # bytes that the interpreter hashes in a second or so


def in_hashlib(algorithm: str) -> bool:
    """Whether Python's library has it (by the same name)."""
    return algorithm in hashlib.algorithms_available


@functools.cache
def function(algorithm: str, cpu: str | None) -> Hash:
    """The hash by machine code, or (None) by the interpreter."""
    made = shipped.cipher(algorithm, cpu)
    assert isinstance(made, Hash)
    return made


def expected(algorithm: str, data: bytes) -> bytes:
    """The digest by the other side."""
    if in_hashlib(algorithm):
        return hashlib.new(algorithm, data).digest()
    return function(algorithm, None).digest(data)


@functools.cache
def sample(algorithm: str) -> tuple[bytes, list[bytes]]:
    """Random bytes, and the digests of their beginnings of every length."""
    data = random.Random(algorithm).randbytes(LENGTHS[-1])
    return data, [expected(algorithm, data[:n]) for n in LENGTHS]


def test_there_is_something_to_test() -> None:
    assert HASHES and any(in_hashlib(a) for a in HASHES)


@pytest.mark.parametrize("algorithm", [a for a in HASHES if in_hashlib(a)])
def test_the_interpreter_and_hashlib(algorithm: str) -> None:
    data, digests = sample(algorithm)
    assert [function(algorithm, None).digest(data[:n]) for n in LENGTHS] == digests


@pytest.mark.parametrize(("algorithm", "cpu"), CASES)
def test_every_length(algorithm: str, cpu: str) -> None:
    data, digests = sample(algorithm)
    assert [function(algorithm, cpu).digest(data[:n]) for n in LENGTHS] == digests


@pytest.mark.parametrize(("algorithm", "cpu"), CASES)
def test_random_splits(algorithm: str, cpu: str) -> None:
    """Pieces of any length, so that calls come with any number of blocks, odd ones too."""
    rng = random.Random(f"{algorithm} {cpu}")
    block = function(algorithm, cpu).block_bytes
    for total in (block, 3 * block - 1, 5000, 20_011):
        data, at = rng.randbytes(total), 0
        message = function(algorithm, cpu).start()
        while at < total:
            step = rng.choice([0, 1, block, 3 * block, rng.randrange(3000)])
            message.update(data[at:at + step])
            at += step
        assert message.finish() == expected(algorithm, data), f"{total} bytes"


def write_random(path: Path, size: int, seed: str) -> "hashlib._Hash":
    """A file of random bytes, and hashlib's SHA-512 of it."""
    rng, other = random.Random(seed), hashlib.sha512()
    with path.open("wb") as out:
        while size:
            piece = rng.randbytes(min(size, 1 << 20))
            out.write(piece)
            other.update(piece)
            size -= len(piece)
    return other


@pytest.mark.parametrize(("algorithm", "cpu"), CASES)
def test_large_file(algorithm: str, cpu: str, tmp_path: Path) -> None:
    path = tmp_path / "file"
    write_random(path, LARGE + 7 if in_hashlib(algorithm) else INTERPRETED, algorithm)
    made = function(algorithm, cpu)
    made.digest(b"")                           # the code is there now
    tracemalloc.start()
    try:
        ((digest, size),) = hash_files(made, [path])
        peak = tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
    assert size == path.stat().st_size and digest == expected(algorithm, path.read_bytes())
    assert peak < 2 << 20, "the file is held in memory"


@pytest.mark.parametrize(("algorithm", "variant", "cpu"), VARIANTS)
def test_variants(algorithm: str, variant: str, cpu: str) -> None:
    """Every vector beside others, where the variant takes several messages at once; and messages of all lengths."""
    source = shipped.LIBRARY.algorithms[algorithm]
    found = source.program.algorithms[algorithm]
    made = with_variant(source, found, shipped.executor(cpu), variant)
    assert isinstance(made, Hash)
    assert check_all(made, source.vectors(found, shipped.LIBRARY.root)) == []
    data, digests = sample(algorithm)
    lengths = random.Random(cpu).sample(LENGTHS, len(LENGTHS))
    assert made.digests([data[:n]] for n in lengths) == [digests[n] for n in lengths]


@pytest.mark.slow
@pytest.mark.parametrize("cpu", [cpu for _, cpu in shipped.cases(["sha512"])])
def test_huge_file(cpu: str, tmp_path: Path) -> None:
    """100 MB of SHA-512."""
    path = tmp_path / "file"
    other = write_random(path, HUGE, cpu)
    assert hash_files(function("sha512", cpu), [path]) == [(other.digest(), HUGE)]


def test_lines_are_those_of_sha512sum() -> None:
    assert digest_line(b"\x01\xab", Path("a b")) == "01ab  a b"
    assert digest_line(b"\x01\xab", Path("a\nb\\")) == "\\01ab  a\\nb\\\\"
