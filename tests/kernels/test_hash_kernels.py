"""The shipped hash functions: every short length, splits, large files. Vectors are in test_kernels.py.

The other side is hashlib where it has the function, else tests/support/reference_hashes.py where that has it, else the
interpreter.
"""

from __future__ import annotations

import functools
import hashlib
import random
import tracemalloc
from pathlib import Path

import pytest

from cipherwright.commands import cli
from cipherwright.commands import vectors as cli_check
from cipherwright.commands.vectors import with_variant
from cipherwright.protocols.hashes import Hash
from cipherwright.protocols.vectors import check_all
from cipherwright.streaming.run import digest_line, hash_files
from tests.support import reference_hashes, shipped
from tests.support.spread import every, some

HASHES = shipped.of_protocol(Hash)
CASES = shipped.cases(HASHES)
BY_MESSAGE = [(name, cpu) for name, cpu in CASES if not {*shipped.LIBRARY.kernels_for(name)} & shipped.IN_SLICES]
"""Of which one message takes no room for as many as there are slices."""
VARIANTS = [(a, v, cpu) for a, cpu in CASES for source in [shipped.LIBRARY.algorithms[a]]
            for v in sorted(source.variants(str(source.program.algorithms[a].fields["compress"]), cpu))]
LARGE, HUGE = 3 << 20, 100_000_000
XOF = {"shake128": hashlib.shake_128, "shake256": hashlib.shake_256}
"""Functions whose output has any length, which Python's library has by other names."""
BY_PYTHON = 100_000  # bytes that the interpreter or the reference hashes in a second or so


@functools.cache
def in_hashlib(algorithm: str) -> bool:
    """Whether Python's library has it by the same name.

    What is listed there may be switched off in OpenSSL, and what is not listed may be another function: `ripemd` is
    OpenSSL's other name of RIPEMD-160.
    """
    if algorithm in XOF:
        return True
    if algorithm not in hashlib.algorithms_available:
        return False
    try:
        hashlib.new(algorithm)
    except ValueError:
        return False
    return True


def has_other_side(algorithm: str) -> bool:
    """Whether there is anything but the source itself to compare with."""
    return in_hashlib(algorithm) or algorithm in reference_hashes.WORDS


@functools.cache
def function(algorithm: str, cpu: str | None) -> Hash:
    """The hash by machine code, or (None) by the interpreter."""
    made = shipped.cipher(algorithm, cpu)
    assert isinstance(made, Hash)
    return made


def expected(algorithm: str, data: bytes) -> bytes:
    """The digest by the other side."""
    if algorithm in XOF:
        return XOF[algorithm](data).digest(function(algorithm, None).digest_bytes)
    if in_hashlib(algorithm):
        return hashlib.new(algorithm, data).digest()
    if algorithm in reference_hashes.WORDS:
        return reference_hashes.digest(algorithm, data)
    return function(algorithm, None).digest(data)


@functools.cache
def sample(algorithm: str) -> tuple[bytes, list[bytes]]:
    """Random bytes, 8 blocks and a few, and the digests of their beginnings, by length."""
    data = random.Random(algorithm).randbytes(8 * function(algorithm, None).block_bytes + 6)
    return data, [expected(algorithm, data[:n]) for n in range(len(data) + 1)]


def test_there_is_something_to_test() -> None:
    assert HASHES and any(in_hashlib(a) for a in HASHES) and set(reference_hashes.WORDS) <= set(HASHES)
    assert min(8 * function(a, None).block_bytes for a in HASHES) > 260


@pytest.mark.parametrize("algorithm", some([a for a in HASHES if has_other_side(a)], 4))
def test_the_interpreter_and_the_other_side(algorithm: str) -> None:
    data, digests = sample(algorithm)
    assert [function(algorithm, None).digest(data[:n]) for n in range(len(digests))] == digests


@pytest.mark.parametrize("algorithm", reference_hashes.WORDS)
def test_the_reference(algorithm: str) -> None:
    """It gives the vectors, the very long ones apart, and what hashlib gives where both have the function."""
    source = shipped.LIBRARY.algorithms[algorithm]
    vectors = [v for v in source.vectors(source.program.algorithms[algorithm])
               if v.get("repeat", 1) * len(v["message"]) < BY_PYTHON]
    assert len(vectors) > 100
    for v in vectors:
        message = bytes.fromhex(v["message"]) * v.get("repeat", 1)
        assert reference_hashes.digest(algorithm, message).hex() == v["digest"], v["id"]
        assert not in_hashlib(algorithm) or hashlib.new(algorithm, message).hexdigest() == v["digest"]


@pytest.mark.parametrize(("algorithm", "cpu"), every(CASES, 16))
def test_every_length(algorithm: str, cpu: str) -> None:
    data, digests = sample(algorithm)
    assert [function(algorithm, cpu).digest(data[:n]) for n in range(len(digests))] == digests


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


@pytest.mark.parametrize(("algorithm", "message", "digest"), [
    ("sha1", "98", "29826b003b906e660eff4027ce98af3531ac75ba"),
    ("sha256", "68", "d6d3e02a31a84a8caa9718ed6c2057be09db45e7823eb5079ce7a573a3760f95")])
def test_five_bits(algorithm: str, message: str, digest: str) -> None:
    """Bit-oriented vectors of NIST (SHAVS): Len = 5."""
    vector = {"id": "5", "variant": algorithm, "message": message, "valid_bits": 5, "digest": digest}
    assert check_all(function(algorithm, None), [vector]) == []


def write_random(path: Path, size: int, seed: str) -> None:
    """A file of random bytes."""
    rng = random.Random(seed)
    with path.open("wb") as out:
        for at in range(0, size, 1 << 20):
            out.write(rng.randbytes(min(size - at, 1 << 20)))


@pytest.mark.spread(8)
@pytest.mark.parametrize(("algorithm", "cpu"), BY_MESSAGE)
def test_large_file(algorithm: str, cpu: str, tmp_path: Path) -> None:
    path = tmp_path / "file"
    write_random(path, LARGE + 7 if in_hashlib(algorithm) else BY_PYTHON, algorithm)
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


@pytest.mark.spread(4)
@pytest.mark.parametrize(("algorithm", "variant", "cpu"), VARIANTS)
def test_variants(algorithm: str, variant: str, cpu: str) -> None:
    """Every vector beside others, where the variant takes several messages at once; and messages of all lengths."""
    source = shipped.LIBRARY.algorithms[algorithm]
    found = source.program.algorithms[algorithm]
    made = with_variant(source, found, shipped.executor(cpu), variant)
    assert isinstance(made, Hash)
    assert check_all(made, source.vectors(found)) == []
    data, digests = sample(algorithm)
    lengths = random.Random(cpu).sample(range(len(digests)), len(digests))
    assert made.digests([data[:n]] for n in lengths) == [digests[n] for n in lengths]


@functools.cache
def huge_file(folder: Path) -> Path:
    """100 MB."""
    write_random(folder / "huge", HUGE, "huge")
    return folder / "huge"


@functools.cache
def huge_digest(algorithm: str, path: Path) -> str:
    """The digest of that file by the other side, in hex."""
    data = path.read_bytes()
    if in_hashlib(algorithm):
        return expected(algorithm, data).hex()
    return reference_hashes.digest(algorithm, data, fast=True).hex()


@pytest.mark.slow
@pytest.mark.parametrize(("algorithm", "cpu"), [case for case in CASES if has_other_side(case[0])])
def test_huge_file(algorithm: str, cpu: str, tmp_path_factory: pytest.TempPathFactory,
                   monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """100 MB by `./cw run ALGORITHM --cpu CPU --in FILE`; the kernels are those that ship."""
    path = huge_file(tmp_path_factory.getbasetemp())
    monkeypatch.setattr(cli_check, "MachineExecutor", lambda builder, table: shipped.executor(table.name))
    cli.main(["run", algorithm, "--cpu", cpu, "--in", str(path)])
    assert capsys.readouterr().out == f"{huge_digest(algorithm, path)}  {path}\n"


def test_lines_are_those_of_sha512sum() -> None:
    assert digest_line(b"\x01\xab", Path("a b")) == "01ab  a b"
    assert digest_line(b"\x01\xab", Path("a\nb\\")) == "\\01ab  a\\nb\\\\"
