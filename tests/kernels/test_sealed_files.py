"""Whole files through `run`'s functions and the shipped kernels: tags of files, and files sealed and opened.

The other side is OpenSSL (through `cryptography`), arithmetic in Python, or the interpreter, with texts as long as it
can take.
"""

from __future__ import annotations

import functools
import random
from collections.abc import Callable
from pathlib import Path

import pytest
from cryptography.hazmat.primitives.ciphers import Cipher, algorithms, modes
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.poly1305 import Poly1305

from cipherwright.errors import CheckFailed
from cipherwright.files import digest
from cipherwright.protocols.aead import Aead, Composed
from cipherwright.protocols.duplex import Duplex
from cipherwright.protocols.macs import Mac
from cipherwright.streaming.run import PIECE
from cipherwright.streaming.tags import open_file, seal_file, tag_files
from tests.support import shipped
from tests.unit.test_stream_protocol import times

SEALED = shipped.cases(shipped.of_protocol(Composed, Duplex))
LENGTHS = (0, 1, 7, 8, 15, 16, 17, 31, 32, 33, 64, 255, 1000, 4099)
LONG = (PIECE - 1, PIECE, PIECE + 1, 2 * PIECE + 5, (3 << 20) + 5)
INTERPRETED = 4099
"""Bytes of a text that the interpreter is given."""


def aead(algorithm: str, cpu: str | None) -> Aead:
    made = shipped.cipher(algorithm, cpu)
    assert isinstance(made, Aead)
    return made


def expected(algorithm: str, key: bytes, nonce: bytes, data: bytes, more: bytes) -> bytes | None:
    """Ciphertext and tag by the other side; None where there is none for so long a text."""
    if algorithm.endswith("_gcm"):
        return AESGCM(key).encrypt(nonce, data, more)
    return b"".join(aead(algorithm, None).seal(key, nonce, data, more)) if len(data) <= INTERPRETED else None


def sealed_and_opened(algorithm: str, cpu: str, length: int, folder: Path) -> None:
    """A file of random bytes; some lengths in place."""
    rng, cipher = random.Random(f"{algorithm} {length}"), aead(algorithm, cpu)
    key, nonce = rng.randbytes(cipher.key_bytes), rng.randbytes(cipher.nonce_bytes)
    data, more = rng.randbytes(length), rng.randbytes(length % 40)
    plain, coded = folder / "plain", folder / "coded"
    plain.write_bytes(data)
    target = plain if length % 2 else coded
    assert seal_file(cipher, key, nonce, more, plain, target) == length
    made, wanted = target.read_bytes(), expected(algorithm, key, nonce, data, more)
    if wanted is None:
        wanted = whole(cipher, key, nonce, data, more)
    assert digest(made) == digest(wanted), f"{length} bytes"
    assert open_file(cipher, key, nonce, more, target, coded) == length
    assert digest(coded.read_bytes()) == digest(data)
    at = rng.randrange(len(made))
    target.write_bytes(made[:at] + bytes([made[at] ^ 1 << rng.randrange(8)]) + made[at + 1:])
    (folder / "nothing").unlink(missing_ok=True)
    with pytest.raises(CheckFailed, match="nothing was written"):
        open_file(cipher, key, nonce, more, target, folder / "nothing")
    assert not (folder / "nothing").exists()


def whole(cipher: Aead, key: bytes, nonce: bytes, data: bytes, more: bytes) -> bytes:
    """The same message in pieces of odd lengths."""
    text = cipher.begin(key, nonce, more, False)
    made = [text.update(data[at:at + 77777]) for at in range(0, len(data), 77777)]
    return b"".join([*made, *text.finish()])


@pytest.mark.spread(6)
@pytest.mark.parametrize(("algorithm", "cpu"), SEALED)
def test_short_files(algorithm: str, cpu: str, tmp_path: Path) -> None:
    for length in LENGTHS:
        sealed_and_opened(algorithm, cpu, length, tmp_path)


@pytest.mark.full
@pytest.mark.parametrize("length", LONG)
@pytest.mark.parametrize(("algorithm", "cpu"), SEALED)
def test_long_files(algorithm: str, cpu: str, length: int, tmp_path: Path) -> None:
    sealed_and_opened(algorithm, cpu, length, tmp_path)


def ghash(key: bytes, message: bytes) -> bytes:
    """NIST SP 800-38D, algorithm 2, of a message that is filled with zeros."""
    state, h = 0, int.from_bytes(key, "big")
    message += bytes(-len(message) % 16)
    for at in range(0, len(message), 16):
        state = times(state ^ int.from_bytes(message[at:at + 16], "big"), h)
    return state.to_bytes(16, "big")


def poly1305_aes(key: bytes, message: bytes, nonce: bytes) -> bytes:
    """Poly1305 at a point that all messages share; what is added at the end is AES of the nonce."""
    made = Cipher(algorithms.AES(key[:16]), modes.ECB()).encryptor().update(nonce)
    return Poly1305.generate_tag(key[16:] + made, message)


MACS: dict[str, Callable[..., bytes]] = {"ghash": ghash, "poly1305": Poly1305.generate_tag,
                                         "poly1305_aes128": poly1305_aes}
"""The other side, by algorithm: (key, message) -> tag, or (key, message, nonce) -> tag."""


@functools.cache
def tagged(algorithm: str, length: int) -> tuple[bytes, bytes, list[bytes], bytes]:
    """Key, message, nonce if there is one, and tag by the other side."""
    rng, mac = random.Random(f"{algorithm} {length}"), shipped.cipher(algorithm, None)
    assert isinstance(mac, Mac)
    key, data = rng.randbytes(mac.key_bytes), rng.randbytes(length)
    nonce = [rng.randbytes(mac.nonce_bytes)] if mac.nonce_bytes else []
    return key, data, nonce, MACS[algorithm](key, data, *nonce)


@pytest.mark.parametrize("length", [*LENGTHS, *(pytest.param(n, marks=pytest.mark.full) for n in LONG[:3])])
@pytest.mark.parametrize(("algorithm", "cpu"), shipped.cases(shipped.of_protocol(Mac)))
def test_tags_of_files(algorithm: str, cpu: str, length: int, tmp_path: Path) -> None:
    key, data, nonce, wanted = tagged(algorithm, length)
    path = tmp_path / "data"
    path.write_bytes(data)
    mac = shipped.cipher(algorithm, cpu)
    assert isinstance(mac, Mac)
    assert tag_files(lambda: mac.start(key, *nonce), [path]) == [(wanted, length)]


def test_there_is_something_to_test() -> None:
    assert SEALED and set(shipped.of_protocol(Mac)) == set(MACS)
