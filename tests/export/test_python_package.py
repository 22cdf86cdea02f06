"""The Python package of a library beside hashlib and cryptography: every length to 1,025 bytes, any pieces."""

from __future__ import annotations

import hashlib
import importlib
import os
import random
import shutil
import subprocess
import sys
from collections.abc import Iterator
from types import ModuleType

import pytest
from cryptography.hazmat.decrepit.ciphers.algorithms import Camellia
from cryptography.hazmat.primitives.ciphers import Cipher, algorithms, modes
from cryptography.hazmat.primitives.poly1305 import Poly1305

from cipherwright.building.build import Builder
from cipherwright.export import collect
from cipherwright.export.write import files, write
from tests.commands.test_wheel import can_build
from tests.support.shipped import FOLDER, LIBRARY

NAME = "tried_library"
MISSING = [name for name in ("cc",) if shutil.which(name) is None]
LENGTHS = range(1026)
pytestmark = [pytest.mark.full, pytest.mark.skipif(bool(MISSING), reason=f"not installed: {', '.join(MISSING)}"),
              pytest.mark.skipif(not can_build(), reason="setuptools is older than 70.1")]


@pytest.fixture(scope="module")
def library(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ModuleType]:
    """The package, from its wheel."""
    folder = tmp_path_factory.mktemp("python")
    names = "aes128 aes256 camellia128 sha1 sha256 md5 sha3_256 shake128 poly1305 chacha20".split()
    jobs = collect.jobs_for(LIBRARY, names, ["golden-cove", "zen3", "core2-64"])
    jobs = [job for job in jobs if job.variant in (None, "many") and (not job.variant or job.kernel == "md5_blocks")]
    found = collect.collect(Builder(LIBRARY, FOLDER), jobs, NAME, lambda: None)
    write(folder / "source", files(found, True, lambda: None))
    env = {k: v for k, v in os.environ.items() if k != "PYTHONPATH"}
    for words in (["wheel", "--no-build-isolation", "--no-deps", "-w", folder / "dist", folder / "source"],
                  ["install", "--no-deps", "--no-index", "--find-links", folder / "dist", "--target", folder / "site",
                   NAME]):
        done = subprocess.run([sys.executable, "-m", "pip", "-q", *map(str, words)], env=env, text=True,
                              capture_output=True, check=False)
        assert done.returncode == 0, done.stderr
    assert [p.name.split("-", 2)[2][:9] for p in (folder / "dist").iterdir()] == ["py3-none-"]
    sys.path.insert(0, str(folder / "site"))
    yield importlib.import_module(NAME)
    sys.path.remove(str(folder / "site"))


def pieces(data: bytes, rng: random.Random) -> Iterator[bytes]:
    """Data in pieces of random lengths, empty ones among them."""
    at = 0
    while at < len(data):
        size = rng.choice((0, 1, 3, 16, 17, 64, 130, 700))
        yield data[at:at + size]
        at += size


@pytest.mark.parametrize("name", ["md5", "sha1", "sha224", "sha256", "sha3_256", "sha3_512"])
def test_digests_are_those_of_hashlib(library: ModuleType, name: str) -> None:
    rng = random.Random(name)
    for length in LENGTHS:
        data, mine = rng.randbytes(length), library.new(name)
        for piece in pieces(data, rng):
            mine.update(piece)
        assert mine.digest() == mine.copy().digest() == hashlib.new(name, data).digest()
    assert (mine.digest_size, mine.block_size) == (hashlib.new(name).digest_size, hashlib.new(name).block_size)


@pytest.mark.parametrize("name", ["md5", "sha256", "sha3_256"])
@pytest.mark.parametrize("count", [0, 1, 17, 100])
def test_digests_of_many_messages_are_those_of_hashlib(library: ModuleType, name: str, count: int) -> None:
    """With code for several messages, without, and where the kernel's blocks are not the message's."""
    rng = random.Random(count)
    messages = [rng.randbytes(rng.choice((0, 1, 55, 56, 63, 64, 65, rng.randrange(5000)))) for _ in range(count)]
    assert library.hash_many(name, messages) == [hashlib.new(name, message).digest() for message in messages]


def test_digests_of_any_length(library: ModuleType) -> None:
    rng = random.Random(1)
    for length in LENGTHS:
        data = rng.randbytes(length)
        assert library.shake128(data).digest(length) == hashlib.shake_128(data).digest(length)


@pytest.mark.parametrize("name, algorithm, size", [("aes128", algorithms.AES, 16), ("aes256", algorithms.AES, 32),
                                                   ("camellia128", Camellia, 16)])
@pytest.mark.parametrize("mode", ["ECB", "CBC", "CTR"])
def test_ciphers_are_those_of_cryptography(library: ModuleType, name: str, algorithm: type, size: int,
                                           mode: str) -> None:
    rng = random.Random(name + mode)
    for length in LENGTHS:
        length -= length % 16 if mode != "CTR" else 0
        key, iv, data = rng.randbytes(size), rng.randbytes(16) if mode != "ECB" else b"", rng.randbytes(length)
        if mode == "CTR" and length % 2:
            ones = (3, 7, 15)[length % 3]  # the lowest 4 or 8 bytes of the counter overflow, or all
            iv = iv[:15 - ones] + b"\xff" * ones + iv[15:]
        if mode == "CTR":  # which the other library has not for every cipher
            first, blocks = int.from_bytes(iv, "big"), -(-length // 16)
            inputs = b"".join(((first + i) % (1 << 128)).to_bytes(16, "big") for i in range(blocks))
            stream = Cipher(algorithm(key), modes.ECB()).encryptor().update(inputs)
            wanted = bytes(x ^ y for x, y in zip(data, stream, strict=False))
        else:
            wanted = Cipher(algorithm(key), getattr(modes, mode)(*([iv] if iv else []))).encryptor().update(data)
        whole = library.Cipher(name, getattr(library, mode), key, iv)
        for way, text, other in ((whole.encryptor, data, wanted), (whole.decryptor, wanted, data)):
            one = way()
            assert b"".join(map(one.update, pieces(text, rng))) + one.finalize() == other


def test_a_part_of_a_block_is_refused(library: ModuleType) -> None:
    one = library.Cipher("aes128", library.CBC, bytes(16), bytes(16)).encryptor()
    one.update(bytes(17))
    with pytest.raises(library.Error, match="wrong length"):
        one.finalize()
    with pytest.raises(library.Error, match="no message"):
        one.update(b"")
    with pytest.raises(library.Error, match="wrong length"):
        library.Cipher("aes128", library.CBC, bytes(15), bytes(16))
    with pytest.raises(library.Error, match="no cipher 'aes129'; it has .*aes128"):
        library.Cipher("aes129", library.CBC, bytes(16), bytes(16))
    with pytest.raises(library.Error, match="no hash"):
        library.new("md6")


def test_keystreams_and_tags_are_those_of_cryptography(library: ModuleType) -> None:
    rng = random.Random(2)
    for length in LENGTHS:
        key, nonce, data = rng.randbytes(32), rng.randbytes(12), rng.randbytes(length)
        theirs = Cipher(algorithms.ChaCha20(key, bytes(4) + nonce), None).encryptor()
        wanted = theirs.update(data)
        stream = library.Stream("chacha20", key, nonce)
        assert b"".join(map(stream.update, pieces(data, rng))) == wanted
        at = rng.randrange(length + 1)
        stream.seek(at)
        assert stream.update(data[at:]) == wanted[at:]
        mine = library.Mac("poly1305", key)
        for piece in pieces(data, rng):
            mine.update(piece)
        tag = Poly1305.generate_tag(key, data)
        assert mine.finalize() == tag
        mine = library.Mac("poly1305", key)
        mine.update(data)
        with pytest.raises(library.InvalidTag):
            mine.verify(bytes([tag[0] ^ 1]) + tag[1:])


def test_a_keystream_ends(library: ModuleType) -> None:
    stream = library.Stream("chacha20", bytes(32), bytes(12))
    stream.seek((1 << 32) * 64 - 64)
    assert len(stream.update(bytes(64))) == 64
    with pytest.raises(library.Error, match="no keystream is left"):
        stream.update(b"x")
