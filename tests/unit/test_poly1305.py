"""Poly1305 and what is made of it, run by the interpreter, beside the library."""

from __future__ import annotations

import random
from typing import Any

import pytest
from cryptography.hazmat.primitives.ciphers import Cipher, algorithms, modes
from cryptography.hazmat.primitives.ciphers.aead import ChaCha20Poly1305
from cryptography.hazmat.primitives.poly1305 import Poly1305

from cipherwright.building import checking
from cipherwright.errors import ProtocolError
from cipherwright.project.sources import Library
from cipherwright.protocols.aead import Aead, Forged
from cipherwright.protocols.macs import Mac
from cipherwright.protocols.protocols import make_cipher
from cipherwright.protocols.vectors import check
from tests.support import fakes, shipped
from tests.support.fakes import COUNT, Algorithm, pointer

LENGTHS = (0, 1, 15, 16, 17, 31, 32, 33, 64, 255, 256, 1025)
P = (1 << 130) - 5
RNG = random.Random(1305)


def mac(name: str) -> Mac:
    made = shipped.cipher(name, None)
    assert isinstance(made, Mac)
    return made


def aead(name: str) -> Aead:
    made = shipped.cipher(name, None)
    assert isinstance(made, Aead)
    return made


@pytest.mark.parametrize("length", LENGTHS)
def test_poly1305_is_the_library_s(length: int) -> None:
    for key in (RNG.randbytes(32), b"\xff" * 32, bytes(32)):
        for data in (RNG.randbytes(length), b"\xff" * length, bytes(length)):
            wanted = Poly1305.generate_tag(key, data)
            assert mac("poly1305").tag(key, data) == wanted
            started = mac("poly1305").start(key)
            for cut in range(0, length, 7):
                started.update(data[cut:cut + 7])
            assert started.finish() == wanted


@pytest.mark.long
def test_every_length() -> None:
    key, data = RNG.randbytes(32), RNG.randbytes(1025)
    assert [n for n in range(1026) if mac("poly1305").tag(key, data[:n]) != Poly1305.generate_tag(key, data[:n])] == []


@pytest.mark.parametrize("h", [0, 1, P - 1, P, P + 1, P + 4, (1 << 130) - 1, (1 << 160) - 1])
def test_any_state_is_taken_and_the_least_form_is_left(h: int) -> None:
    for kernel, one in (("poly1305_blocks", 1 << 128), ("poly1305_last", 0)):
        for blocks in (0, 1, 3):
            r, m = RNG.randbytes(16), RNG.randbytes(16 * blocks)
            made = shipped.interpreted(kernel, [r, h.to_bytes(20, "little"), m, blocks])[1]
            wanted = h % P
            k = int.from_bytes(r, "little") & 0x0ffffffc0ffffffc0ffffffc0fffffff
            for at in range(0, 16 * blocks, 16):
                wanted = (wanted + int.from_bytes(m[at:at + 16], "little") + one) * k % P
            assert int.from_bytes(made, "little") == wanted


@pytest.mark.parametrize("length", LENGTHS)
def test_poly1305_aes_is_the_library_s(length: int) -> None:
    """At a point r, with the encrypted nonce: in pieces, and whole blocks in one call."""
    for key, nonce in ((RNG.randbytes(32), RNG.randbytes(16)), (b"\xff" * 32, bytes(16))):
        data = RNG.randbytes(length)
        made = Cipher(algorithms.AES(key[:16]), modes.ECB()).encryptor().update(nonce)
        wanted = Poly1305.generate_tag(key[16:] + made, data)
        assert mac("poly1305_aes128").tag(key, data, nonce) == wanted
        if length % 16 == 0:
            assert mac("poly1305_aes128").tag_at_once(key, data, nonce) == wanted


def sealed_by_the_library(name: str, key: bytes, nonce: bytes, data: bytes, more: bytes) -> bytes:
    """XChaCha20-Poly1305 is the other one, for a key and a nonce that its `init` makes."""
    if name == "xchacha20_poly1305":
        state = shipped.interpreted("xchacha20_init", [key, nonce, bytes(64)])[2]
        key, nonce = state[16:48], bytes(4) + nonce[16:]
    return ChaCha20Poly1305(key).encrypt(nonce, data, more)


@pytest.mark.parametrize("name", ["chacha20_poly1305", "xchacha20_poly1305"])
@pytest.mark.parametrize("associated", [0, 1, 16, 20])
def test_authenticated_encryption_is_the_library_s(name: str, associated: int) -> None:
    cipher = aead(name)
    for length in (0, 1, 16, 63, 64, 65, 300):
        key, nonce = RNG.randbytes(32), RNG.randbytes(cipher.nonce_bytes)
        data, more = RNG.randbytes(length), RNG.randbytes(associated)
        wanted = sealed_by_the_library(name, key, nonce, data, more)
        assert b"".join(cipher.seal(key, nonce, data, more)) == wanted
        assert cipher.open(key, nonce, wanted[:-16], wanted[-16:], more) == data
        with pytest.raises(Forged):
            cipher.open(key, nonce, wanted[:-16], wanted[-16:], more + b"x")


def mac_at_once(step: int) -> Mac:
    """A MAC that adds up its blocks; its kernel for whole messages begins with `step`."""
    params = {"blocks": [pointer("y", "inout", 1), pointer("x", "in", 1, True), COUNT],
              "once": [pointer("key", "in", 1), pointer("y", "out", 1), pointer("m", "in", 1, True), COUNT]}

    def execute(name: str, args: list[Any]) -> list[bytes]:
        if name == "once":
            return [args[0], bytes([sum(args[2]) + step & 255]), args[2]]
        return [bytes([args[0][0] + sum(args[1]) & 255]), args[1]]

    made = make_cipher(Algorithm("m", "mac", {"key": 1, "blocks": "blocks", "once": "once"}), fakes.PROGRAM, execute,
                       params.__getitem__)
    assert isinstance(made, Mac)
    return made


def test_vectors_run_whole_messages_in_one_call() -> None:
    vector = {"id": "a", "variant": "v", "source": "me", "key": "00", "message": "010203", "tag": "06"}
    assert check(mac_at_once(0), vector) is None
    said = check(mac_at_once(1), vector)
    assert said is not None and "at once" in str(said)
    assert [k.name for k in mac_at_once(0).kernels] == ["blocks", "once"]
    mac_at_once(0).rehearse(random.Random(1))


@pytest.mark.parametrize(("name", "message", "words"), [
    ("poly1305", bytes(16), "poly1305: no kernel makes a tag in one call"),
    ("poly1305_aes128", bytes(33), "poly1305_aes128: 33 bytes are not whole blocks of 16")])
def test_a_tag_in_one_call_that_cannot_be_made_is_refused(name: str, message: bytes, words: str) -> None:
    made = mac(name)
    with pytest.raises(ProtocolError, match=words):
        made.tag_at_once(bytes(made.key_bytes), message, bytes(made.nonce_bytes))


USER = """
use poly1305_init, poly1305_blocks, poly1305_finish, Field, point as at from poly1305

# A polynomial of the user's own, at the same point: blocks are whole, and no bit stands behind them.
kernel mine(r: secret in u32le[4], h: secret inout u32le[5], m: secret in u32le[4] per block, n: count) constant_time {
    let k = at(r)
    var a = Field(h)
    blocks n { a = (a + Field(m)) * k }
    let d = digits(a, 32)
    for i in 0..5 { h[i] = d[i] }
}

algorithm theirs {
    protocol mac
    key 32
    init poly1305_init
    blocks poly1305_blocks
    finish poly1305_finish
}

algorithm own {
    protocol mac
    key 32
    init poly1305_init
    blocks mine
    finish poly1305_finish
}
"""


def test_a_project_uses_its_kernels_and_functions(tmp_path: Any) -> None:
    (tmp_path / "ciphers").mkdir()
    (tmp_path / "ciphers" / "user.cw").write_text(USER)
    library = Library(tmp_path)
    source = library.sources[0]
    assert checking.check(library, source).findings == []

    def tag(name: str, key: bytes, data: bytes) -> bytes:
        made = make_cipher(source.program.algorithms[name], source.program, source.interpreter, source.params)
        assert isinstance(made, Mac)
        return made.tag(key, data)

    key, data = RNG.randbytes(32), RNG.randbytes(48)
    assert tag("theirs", key, data) == Poly1305.generate_tag(key, data)
    blocks = [data[at:at + 16] for at in range(0, 48, 16)]
    k = int.from_bytes(key[:16], "little") & 0x0ffffffc0ffffffc0ffffffc0fffffff
    wanted = 0
    for block in blocks:
        wanted = (wanted + int.from_bytes(block, "little")) * k % P
    wanted = (wanted + int.from_bytes(key[16:], "little")) % (1 << 128)
    assert tag("own", key, data) == wanted.to_bytes(16, "little")
